import { Box } from '@mui/material';
import { BooleanInput, NumberInput, TextInput } from 'react-admin';

export const PlanTextInputs = () => (
  <Box sx={{ display: 'grid', columnGap: 3, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
    <div>
      <TextInput source="title" helperText="Hasta 60 caracteres." />
      <TextInput source="summary" multiline helperText="Hasta 200 caracteres. Se lee en la tarjeta del plan." />
    </div>
    <div>
      <TextInput source="summaryHover" multiline helperText="Hasta 400 caracteres. Aparece al señalar la tarjeta." />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, alignItems: 'start' }}>
        <NumberInput source="position" min={0} max={1000} helperText="El menor va primero." sx={{ width: 180 }} />
        <BooleanInput source="shownOnHome" label="Mostrar en la página de inicio" helperText={false} sx={{ mt: 1 }} />
      </Box>
    </div>
  </Box>
);
