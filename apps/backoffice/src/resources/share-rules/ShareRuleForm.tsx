import {
  type AdminShareRule,
  ARREARS_NAMES,
  LEAD_KIND_NAMES,
  SHARED_WORK_NAMES,
  type SharedWork,
  shareRuleSchema,
} from '@flota/schemas';
import { Box } from '@mui/material';
import {
  AutocompleteArrayInput,
  BooleanInput,
  CheckboxGroupInput,
  DeleteButton,
  ReferenceArrayInput,
  SelectInput,
  useRecordContext,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { schemaErrors } from '../../api/schema-errors.js';
import { CreateOrEdit } from '../../components/CreateOrEdit.js';
import { usePlanChoices, useStates } from '../../components/catalogues.js';
import { choicesOf } from '../../components/choices.js';
import { Section } from '../../components/Figures.js';
import { RecordForm } from '../../components/form/RecordForm.js';
import { SaveBar } from '../../components/form/SaveBar.js';
import { TextInput } from '../../components/form/TextInput.js';
import { CONTRACT_KIND_NAMES } from '../../components/states/contracts.js';
import { useAbsences } from './absences.js';
import { NEW_RULE, readRule } from './rule-words.js';

/** A rule: what it is for, and among whom that is dealt out. */
export default function ShareRuleForm() {
  return (
    <CreateOrEdit read={readRule}>
      <RuleForm />
    </CreateOrEdit>
  );
}

function RuleForm() {
  const record = useRecordContext<AdminShareRule>();
  return (
    <RecordForm
      schema={shareRuleSchema}
      defaultValues={record ? { peopleIds: record.people.map(({ id }) => id) } : NEW_RULE}
      validate={(values) => {
        const { people, ...errors } = schemaErrors(shareRuleSchema, readRule(values));
        return { ...errors, ...(people && { peopleIds: people }) };
      }}
      bar={<SaveBar>{record && <DeleteButton mutationMode="pessimistic" redirect="list" />}</SaveBar>}
    >
      <Section title="Regla de reparto">
        <SelectInput source="work" label="Qué se reparte" choices={choicesOf(SHARED_WORK_NAMES)} isRequired />
        <TextInput source="name" label="Nombre" isRequired helperText="Solo lo ve su equipo." />
        <BooleanInput source="active" label="Activa" />
      </Section>
      <Section title="Para cuáles">
        <Conditions />
      </Section>
      <Section title="Entre quiénes">
        <People />
      </Section>
    </RecordForm>
  );
}

const ANY = 'Sin marcar: cualquiera.';

function Conditions() {
  const work = useWatch({ name: 'work' }) as SharedWork | undefined;
  switch (work) {
    case 'conversations':
      return <ContractKinds />;
    case 'collections':
      return <Debts />;
    default:
      return <Leads />;
  }
}

const ContractKinds = () => (
  <CheckboxGroupInput
    source="contractKinds"
    label="Tipo de contrato"
    choices={choicesOf(CONTRACT_KIND_NAMES)}
    helperText={ANY}
  />
);

const Debts = () => (
  <>
    <CheckboxGroupInput source="ages" label="Días de atraso" choices={choicesOf(ARREARS_NAMES)} helperText={ANY} />
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' } }}>
      <TextInput source="amountFrom" label="Si debe desde (MXN)" helperText="Vacío: desde cualquier importe." />
      <TextInput source="amountTo" label="Si debe hasta (MXN)" helperText="Vacío: hasta cualquier importe." />
    </Box>
    <ContractKinds />
  </>
);

function Leads() {
  const plans = usePlanChoices();
  const states = useStates();
  return (
    <>
      <CheckboxGroupInput
        source="kinds"
        label="Tipo de solicitud"
        choices={choicesOf(LEAD_KIND_NAMES)}
        helperText={ANY}
      />
      <CheckboxGroupInput source="plans" label="Plan" choices={plans} helperText={ANY} />
      <AutocompleteArrayInput source="states" label="Estado" choices={states} helperText="Vacío: cualquiera." />
      <ReferenceArrayInput source="distributors" reference="distributors" sort={{ field: 'name', order: 'ASC' }}>
        <AutocompleteArrayInput label="Distribuidor" optionText="name" helperText="Vacío: cualquiera." />
      </ReferenceArrayInput>
    </>
  );
}

function People() {
  const work = useWatch({ name: 'work' }) as SharedWork | undefined;
  const { data = [] } = useAbsences();
  const choices = data
    .filter(({ works }) => works.includes(work ?? 'leads'))
    .map(({ id, isAway, name }) => ({ id, name: isAway ? `${name} (ausente)` : name }));
  return (
    <CheckboxGroupInput
      source="peopleIds"
      label="Personas"
      choices={choices}
      helperText="Se asigna por turno a quien lleva más tiempo sin recibir. Si todas están ausentes, sigue la regla siguiente."
    />
  );
}
