import { type AdminCollectionAgency, collectionAgencySchema, todayInMexico } from '@flota/schemas';
import { Button } from '@mui/material';
import { BooleanInput, DateInput, DeleteButton, type RaRecord, useCanAccess } from 'react-admin';
import { Link, useParams } from 'react-router';
import { schemaErrors } from '../../api/schema-errors.js';
import { CreateOrEdit } from '../../components/CreateOrEdit.js';
import { ConfirmedSave, type SaveQuestion } from '../../components/ConfirmedSave.js';
import { Section } from '../../components/Figures.js';
import { RecordForm } from '../../components/form/RecordForm.js';
import { SaveBar } from '../../components/form/SaveBar.js';
import { TextInput } from '../../components/form/TextInput.js';
import { formatCount } from '../../i18n/format.js';
import { boxOf, linesOf } from './lines.js';

const BLANK = {
  ...{ name: '', tradeName: '', rfc: '', address: '', email: '' },
  ...{ phonesText: '', collectorsText: '', contractFrom: null, contractUntil: null, active: true },
};

/** The form's own fields are texts: lists have one a line. */
function read(values: Record<string, unknown>) {
  const { collectorsText, contractUntil, phonesText, tradeName, ...others } = values;
  const { active, address, contractFrom, email, name, rfc } = others;
  return {
    ...{ name, rfc, address, email, contractFrom, active },
    tradeName: tradeName ?? '',
    contractUntil: contractUntil === '' ? null : (contractUntil ?? null),
    phones: linesOf(phonesText),
    collectors: linesOf(collectorsText),
  };
}

/** What is wrong with one of a list is shown at its box. */
function validate(values: Record<string, unknown>) {
  const { collectors, phones, ...others } = schemaErrors(collectionAgencySchema, read(values)) as Record<
    string,
    unknown
  >;
  return {
    ...others,
    ...(phones !== undefined && { phonesText: firstOf(phones) }),
    ...(collectors !== undefined && { collectorsText: firstOf(collectors) }),
  };
}

const firstOf = (errors: unknown): unknown =>
  Array.isArray(errors) ? errors.find((error) => error !== undefined) : errors;

/** That what it has in hand comes back is asked about, as no click brings it there again. */
function returning(values: Record<string, unknown>, saved?: RaRecord): SaveQuestion | undefined {
  const { active, contractUntil } = read(values);
  const cases = Number(saved?.openCases ?? 0);
  const isOver = active === false || (typeof contractUntil === 'string' && contractUntil < todayInMexico());
  if (!isOver || cases === 0) return undefined;
  return {
    title: 'El despacho deja de cobrar',
    content: `${cases === 1 ? 'El contrato que tiene vuelve' : `Los ${formatCount(cases)} contratos que tiene vuelven`} a Cobranza al guardar, y los archivos exportados ya no se podrán descargar. Avísele que deje de buscar a esos clientes.`,
    confirm: 'Guardar y traer de vuelta',
  };
}

/** An agency with what REDECO asks for. */
export default function AgencyForm() {
  const { id } = useParams();
  return (
    <CreateOrEdit read={read}>
      <Form id={id} />
    </CreateOrEdit>
  );
}

function Form({ id }: { id?: string }) {
  const { canAccess: mayDelete } = useCanAccess({ resource: 'collection-agencies', action: 'delete' });
  return (
    <RecordForm
      schema={collectionAgencySchema}
      // Of a new one there is no record.
      defaultValues={(record?: AdminCollectionAgency) => ({
        ...BLANK,
        ...record,
        phonesText: boxOf(record?.phones),
        collectorsText: boxOf(record?.collectors),
      })}
      validate={validate}
      bar={
        <SaveBar save={<ConfirmedSave question={returning} />}>
          {id && mayDelete && <DeleteButton mutationMode="pessimistic" redirect="list" />}
        </SaveBar>
      }
    >
      <Section title="Despacho de cobranza" actions={id && <HandedButton id={id} />}>
        <TextInput source="name" label="Nombre o razón social" isRequired helperText={false} />
        <TextInput source="tradeName" label="Nombre comercial" helperText="Vacío si es el mismo." />
        <TextInput source="rfc" label="RFC" isRequired helperText="No se publica." />
        <TextInput source="address" label="Domicilio" isRequired helperText={false} multiline />
      </Section>
      <Section title="Quién busca al cliente">
        <TextInput
          source="phonesText"
          label="Teléfonos"
          isRequired
          multiline
          minRows={2}
          helperText="Uno por renglón; sólo desde ellos se le busca."
        />
        <TextInput source="email" label="Correo" isRequired helperText={false} />
        <TextInput
          source="collectorsText"
          label="Personas que cobran"
          isRequired
          multiline
          minRows={3}
          helperText="Nombre completo, una por renglón. El cliente las ve para saber con quién habla."
        />
      </Section>
      <Section title="Contrato con el despacho">
        <DateInput source="contractFrom" label="Desde el día" isRequired helperText={false} />
        <DateInput
          source="contractUntil"
          label="Hasta el día"
          helperText="Vacío: sin fecha de fin. Después de ese día deja de publicarse y los contratos que tenga vuelven a Cobranza."
        />
        <BooleanInput
          source="active"
          label="Puede cobrar"
          helperText="Apagado: queda suspendido, deja de publicarse y los contratos que tenga vuelven a Cobranza."
        />
      </Section>
    </RecordForm>
  );
}

/** What it has in hand. */
const HandedButton = ({ id }: { id: string }) => (
  <Button
    size="small"
    component={Link}
    to={`/collection-handovers?${new URLSearchParams({ filter: JSON.stringify({ agencyId: id }) })}`}
  >
    Contratos entregados
  </Button>
);
