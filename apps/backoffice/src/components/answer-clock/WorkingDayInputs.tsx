import { TextInput } from 'react-admin';

/** Between which hours of a working day the clock of an answer runs. */
export const WorkingDayInputs = () => (
  <>
    <TextInput source="opensAt" label="Se atiende desde las" helperText="Por ejemplo 09:00" isRequired />
    <TextInput source="closesAt" label="Hasta las" helperText="Por ejemplo 18:00" isRequired />
  </>
);
