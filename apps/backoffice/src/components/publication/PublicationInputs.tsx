import { FormGroup } from '../content/FormLayout.js';
import { MexicoTimeInput } from '../MexicoTimeInput.js';
import { useContentForm, useFieldRules } from '../content/content-form.js';

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
