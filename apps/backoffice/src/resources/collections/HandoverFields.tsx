import { todayInMexico } from '@flota/schemas';
import { Alert, Button, Typography } from '@mui/material';
import { DateInput, SelectInput } from 'react-admin';
import { useAskedAgencies } from '../../components/agencies.js';
import { ReasonInput } from '../../components/ReasonInput.js';

/** Nobody yet, from today on, without an end. */
export const blankHandover = () => ({ agencyId: '', fromOn: todayInMexico(), untilOn: null, reason: '' });

/** An empty day is none. */
export const readHandover = ({ untilOn, ...values }: Record<string, unknown>) => ({
  ...values,
  untilOn: untilOn === '' ? null : (untilOn ?? null),
});

/** To whom, from when until when, and why. */
export function HandoverFields() {
  const { agencies, askAgain, isFailed, isPending } = useAskedAgencies({ inForce: true });
  const isNone = !isPending && !isFailed && agencies.length === 0;
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        El cliente verá en su cuenta y en sus recordatorios quién lo busca y que sólo se paga a la CLABE de su contrato.
      </Typography>
      {isFailed && (
        <Alert severity="error" sx={{ mb: 1 }} action={<Button onClick={askAgain}>Reintentar</Button>}>
          No pudimos leer los despachos. Intente de nuevo.
        </Alert>
      )}
      <SelectInput
        source="agencyId"
        label="Despacho"
        choices={agencies}
        isPending={isPending}
        isRequired
        fullWidth
        helperText={isNone ? 'Ninguno tiene contrato vigente: regístrelo en Despachos.' : false}
      />
      <DateInput
        source="fromOn"
        label="Desde el día"
        isRequired
        helperText={false}
        slotProps={{ htmlInput: { min: todayInMexico() } }}
      />
      <DateInput
        source="untilOn"
        label="Hasta el día"
        helperText="Después vuelve solo a Cobranza. Vacío: hasta que se retire o se pague."
        slotProps={{ htmlInput: { min: todayInMexico() } }}
      />
      <ReasonInput helperText="Queda en el historial; el cliente no lo ve." />
    </>
  );
}
