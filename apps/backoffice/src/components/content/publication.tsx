import type { PublicationState } from '@flota/schemas';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import EventBusy from '@mui/icons-material/EventBusyOutlined';
import Schedule from '@mui/icons-material/Schedule';
import { DateTimeInput, type DateTimeInputProps } from 'react-admin';
import { instantToLocal, localToInstant } from '../../i18n/mexico-time.js';
import { stateChoices } from '../choices.js';
import { useContentForm, useFieldRules } from './content-form.js';
import { FormGroup } from './FormLayout.js';

export const PUBLICATION_LOOK = {
  scheduled: { label: 'Programado', icon: Schedule, color: 'warning' },
  published: { label: 'Publicado', icon: CheckCircle, color: 'success' },
  ended: { label: 'Terminado', icon: EventBusy, color: 'default' },
} as const satisfies Record<PublicationState, object>;

export const PUBLICATION_CHOICES = stateChoices(PUBLICATION_LOOK);

/** Records without dates may have a `state` of another kind, as a dealer's is. */
export const isPublicationState = (state: unknown): state is PublicationState =>
  typeof state === 'string' && state in PUBLICATION_LOOK;

/** From when until when visitors see the record. */
export function PublicationInputs() {
  const { readOnly } = useContentForm();
  const { required } = useFieldRules('publishedFrom');
  return (
    <FormGroup title="Publicación" hint="Hora de la Ciudad de México.">
      <MexicoTimeInput
        source="publishedFrom"
        isRequired={required}
        readOnly={readOnly}
        helperText={!required && 'Vacío: desde que se guarda.'}
      />
      <MexicoTimeInput source="publishedUntil" readOnly={readOnly} helperText="Vacío: sin fecha de fin." />
    </FormGroup>
  );
}

/** The browser's own date field, read and written in Mexico City's time wherever the computer is. */
const MexicoTimeInput = (props: Omit<DateTimeInputProps, 'format' | 'parse'>) => (
  <DateTimeInput {...props} format={instantToLocal} parse={localToInstant} />
);
