import { EMISSION_STANDARDS, ENERGIES, SPEC_FACTS, type SpecFact } from '@flota/schemas';
import { Box } from '@mui/material';
import { NumberInput, SelectInput, TextInput } from 'react-admin';
import { useContentForm } from '../../components/content/content-form.js';
import { ItemsInput } from '../../components/content/ItemsInput.js';
import { Line } from '../../components/content/Line.js';

const choices = (values: readonly string[]) => values.map((value) => ({ id: value, name: value }));
const ENERGY_CHOICES = choices(ENERGIES);
const EMISSION_CHOICES = choices(EMISSION_STANDARDS);

const WHOLE: SpecFact[] = ['powerHp', 'torqueNm', 'wheelbaseMm', 'grossWeightKg', 'payloadKg', 'seats'];

const labelOf = (name: SpecFact) => {
  const { label, unit } = SPEC_FACTS[name];
  return unit ? `${label} (${unit})` : label;
};

/** What a vehicle is and can do: facts with their units, then rows of one's own. */
export function VehicleSpecInputs({ source }: { source: string }) {
  const { readOnly } = useContentForm();
  const common = (name: SpecFact) => ({
    source: `${source}.${name}`,
    label: labelOf(name),
    readOnly,
    helperText: false as const,
    fullWidth: true,
  });
  return (
    <Box sx={{ width: '100%' }}>
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          gridTemplateColumns: { sm: '1fr 1fr', xl: '1fr 1fr 1fr' },
          alignItems: 'start',
        }}
      >
        <SelectInput {...common('energy')} choices={ENERGY_CHOICES} />
        <TextInput {...common('engine')} />
        <TextInput {...common('transmission')} />
        <TextInput {...common('axles')} helperText={!readOnly && 'Por ejemplo 6x4'} />
        {WHOLE.map((name) => (
          <NumberInput key={name} {...common(name)} min={1} step={1} />
        ))}
        <SelectInput {...common('emissions')} choices={EMISSION_CHOICES} />
      </Box>
      <ItemsInput
        source={`${source}.rows`}
        label="Otros datos"
        add="Agregar dato"
        titleSource="label"
        detail={rowValue}
      >
        <Line source="label" label="Dato" />
        <Line source="value" label="Valor" />
      </ItemsInput>
    </Box>
  );
}

const rowValue = ({ value }: Record<string, unknown>) => (typeof value === 'string' ? value : '');
