import { Box, MenuItem, TextField } from '@mui/material';
import { downPaymentName } from '@flota/figures';
import { todayInMexico } from '@flota/schemas';
import { memo, useDeferredValue, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Section } from '../../components/Figures.js';
import { PERSON_TYPE_CHOICES } from '../../components/choices.js';
import { useVehicleTypes } from '../../components/catalogues.js';
import type { PlanForm, PlanRulesForm } from './plan-form.js';
import { workOutExample, type ExampleRequest } from './rate-example.js';
import { RateExampleFigures } from './RateExampleFigures.js';

const USUAL_PRICE = '2,500,000';

/** What customers would be quoted by the rules as they stand in the form, saved or not. */
export function RateExample() {
  const { getValues } = useFormContext<PlanForm>();
  const [chosen, setChosen] = useState<Partial<ExampleRequest>>({});
  const types = useVehicleTypes();
  // The form's first rules: the example starts with the plan's own proposal and then stays with what staff chose.
  const [start] = useState(() => getValues('rules'));
  if (!start) return null;
  const request: ExampleRequest = {
    vehicleType: types[0]?.slug ?? '',
    personType: start.personTypes[0] ?? 'fisica',
    price: USUAL_PRICE,
    downPaymentPercent: start.downPaymentPercent.default,
    termMonths: start.defaultTermMonths,
    ...chosen,
  };
  const change = (changes: Partial<ExampleRequest>) => setChosen({ ...chosen, ...changes });

  return (
    <Section title="Ejemplo con estas reglas">
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          gridTemplateColumns: '1fr 1fr',
          mb: 1,
          '& > :first-of-type': { gridColumn: '1 / -1' },
        }}
      >
        <Choice
          label="Persona"
          value={request.personType}
          choices={PERSON_TYPE_CHOICES}
          onChange={(personType) => change({ personType: personType as ExampleRequest['personType'] })}
        />
        <Choice
          label="Vehículo"
          value={request.vehicleType}
          choices={types.map(({ slug, name }) => ({ id: slug, name }))}
          onChange={(vehicleType) => change({ vehicleType })}
        />
        <Typed label="Precio con IVA" value={request.price} onChange={(price) => change({ price })} />
        <Typed
          label="Plazo (meses)"
          value={String(request.termMonths)}
          onChange={(months) => change({ termMonths: Number(months.replace(/\D/g, '')) })}
        />
        {start.kind !== 'pure_lease' && (
          <Typed
            label={`${downPaymentName(start.kind)} (%)`}
            value={request.downPaymentPercent}
            onChange={(downPaymentPercent) => change({ downPaymentPercent })}
          />
        )}
      </Box>
      <LiveFigures request={request} />
    </Section>
  );
}

/** Typing comes first: the figures follow when there is time. */
function LiveFigures({ request }: { request: ExampleRequest }) {
  const rules = useDeferredValue(useWatch<PlanForm, 'rules'>({ name: 'rules' }));
  const asked = useDeferredValue(request);
  return rules && <WorkedOut rules={rules} request={asked} />;
}

const WorkedOut = memo(function WorkedOut({ rules, request }: { rules: PlanRulesForm; request: ExampleRequest }) {
  return (
    <RateExampleFigures example={workOutExample(rules, request, todayInMexico())} request={request} kind={rules.kind} />
  );
});

interface TypedProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

const Typed = ({ label, value, onChange }: TypedProps) => (
  <TextField
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ htmlInput: { inputMode: 'decimal' } }}
  />
);

interface ChoiceProps extends TypedProps {
  choices: { id: string; name: string }[];
}

const Choice = ({ label, value, choices, onChange }: ChoiceProps) => (
  <TextField
    select
    label={label}
    value={choices.some(({ id }) => id === value) ? value : ''}
    onChange={({ target }) => onChange(target.value)}
  >
    {choices.map(({ id, name }) => (
      <MenuItem key={id} value={id}>
        {name}
      </MenuItem>
    ))}
  </TextField>
);
