import {
  fillLeadMail,
  LEAD_MAIL_VARIABLE_NAMES,
  type LeadMailValues,
  leadMailTemplateSchema,
  PLACEHOLDERS,
} from '@flota/schemas';
import { DeleteButton, useCanAccess } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useParams } from 'react-router';
import { schemaErrors } from '../../api/schema-errors.js';
import { CreateOrEdit } from '../../components/CreateOrEdit.js';
import { InsertBar } from '../../components/content/InsertBar.js';
import { Section } from '../../components/Figures.js';
import { RecordForm } from '../../components/form/RecordForm.js';
import { SaveBar } from '../../components/form/SaveBar.js';
import { TextInput } from '../../components/form/TextInput.js';
import { lenderName } from '../../lender.js';
import { MailPreview } from '../../components/mails/MailPreview.js';

/** Of a lead such as they come, for the preview. */
const SAMPLE = {
  cliente: 'María Fernanda Hernández',
  folio: 'F-7K3MQ-92XAB',
  vehiculo: 'Freightliner Cascadia 126',
  plan: 'Crédito directo',
  mensualidad: '$65,502.73',
  asesor: 'Rosa Elena',
  atiende: 'Lucía',
  empresa: lenderName,
} satisfies LeadMailValues;

/** A template of mails to leads, with the data that it leaves open and how it reads filled in. */
export default function LeadMailTemplateForm() {
  const { id } = useParams();
  return (
    <CreateOrEdit>
      <Form isNew={!id} />
    </CreateOrEdit>
  );
}

function Form({ isNew }: { isNew: boolean }) {
  const { canAccess: mayDelete } = useCanAccess({ resource: 'lead-mail-templates', action: 'delete' });
  return (
    <RecordForm
      schema={leadMailTemplateSchema}
      defaultValues={{ name: '', subject: '', text: '' }}
      validate={({ name, subject, text }) =>
        schemaErrors(leadMailTemplateSchema, {
          name: name as unknown,
          subject: subject as unknown,
          text: text as unknown,
        })
      }
      bar={<SaveBar>{!isNew && mayDelete && <DeleteButton mutationMode="pessimistic" redirect="list" />}</SaveBar>}
    >
      <Section title="Plantilla de correo">
        <TextInput
          source="name"
          label="Nombre"
          isRequired
          helperText="Solo lo ve su equipo: por él se elige al escribir."
        />
        <InsertBar
          name="Datos que puede usar"
          hint="Datos que se llenan solos al usarla, en el asunto y en el texto; se escriben donde está el cursor:"
          names={{ ...LEAD_MAIL_VARIABLE_NAMES, ...PLACEHOLDERS }}
          into={['subject', 'text']}
        />
        <TextInput source="subject" label="Asunto" isRequired helperText={false} />
        <TextInput
          source="text"
          label="Texto"
          isRequired
          multiline
          minRows={8}
          helperText="Una línea en blanco separa párrafos. La firma legal de la empresa va sola al final."
        />
      </Section>
      <Section title="Cómo se lee">
        <Preview />
      </Section>
    </RecordForm>
  );
}

function Preview() {
  const [subject, text] = useWatch({ name: ['subject', 'text'] }) as unknown[];
  const filled = (written: unknown) => (typeof written === 'string' ? fillLeadMail(written, SAMPLE) : '');
  return <MailPreview subject={filled(subject)} text={filled(text)} />;
}
