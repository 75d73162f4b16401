import { Box } from '@mui/material';
import { DateInput, SelectArrayInput } from 'react-admin';
import { PERSON_TYPE_CHOICES } from '../../components/choices.js';
import { useVehicleTypeChoices } from '../../components/catalogues.js';
import { inputGrid, Percent, Whole } from './rule-inputs.js';

interface RateConditionInputsProps {
  /** Path of the line in the form. */
  source: string;
  downPayment: string;
}

/** When a line of the rate table applies. A condition left empty holds for all. */
export function RateConditionInputs({ source, downPayment }: RateConditionInputsProps) {
  const vehicleTypes = useVehicleTypeChoices();
  return (
    <Box sx={{ ...inputGrid, pl: { sm: 6 }, pb: 2 }}>
      <SelectArrayInput source={`${source}.vehicleTypes`} label="Vehículos" choices={vehicleTypes} helperText={false} />
      <SelectArrayInput
        source={`${source}.personTypes`}
        label="Personas"
        choices={PERSON_TYPE_CHOICES}
        helperText={false}
      />
      <Whole source={`${source}.minTermMonths`} label="Meses desde" />
      <Whole source={`${source}.maxTermMonths`} label="Meses hasta" />
      <Percent source={`${source}.minDownPaymentPercent`} label={`${downPayment} desde`} />
      <Percent source={`${source}.maxDownPaymentPercent`} label={`${downPayment} hasta`} />
      <DateInput source={`${source}.validFrom`} label="Vale desde el día" helperText={false} sx={dateBox} />
      <DateInput source={`${source}.validTo`} label="Vale hasta el día" helperText={false} sx={dateBox} />
    </Box>
  );
}

/** Half a phone is too narrow for a whole date. */
const dateBox = { gridColumn: { xs: '1 / -1', sm: 'auto' } };
