import Lock from '@mui/icons-material/LockOutlined';
import { Alert, Chip } from '@mui/material';
import { closeDaySchema, type DayProof } from '@flota/schemas';
import { TextInput } from '../../../components/form/TextInput.js';
import { http } from '../../../api/client.js';
import { DialogFormButton } from '../../../components/DialogForm.js';
import { Figure, Figures } from '../../../components/Figures.js';
import { formatDay, formatMoney } from '../../../i18n/format.js';

/** Locks the day: the dialog says what that means, for there is no way back. */
export function CloseDayButton({ proof }: { proof: DayProof }) {
  if (proof.blockedBy === 'closed')
    return <Chip icon={<Lock />} label="Día cerrado" color="success" variant="outlined" />;
  const isEven = proof.difference === '0.00';
  return (
    <DialogFormButton
      button={{
        variant: 'contained',
        startIcon: <Lock />,
        disabled: proof.blockedBy !== null,
        children: 'Cerrar el día',
      }}
      title={`¿Cerrar el ${formatDay(proof.day)}?`}
      submit="Cerrar para siempre"
      done="El día quedó cerrado. Su comprobante está en la lista."
      defaultValues={{ note: '' }}
      schema={closeDaySchema}
      read={({ note }) => ({ day: proof.day, difference: proof.difference, note: note as string })}
      send={(body) => http.json<DayProof>('/api/admin/bank-days', { method: 'POST', body })}
    >
      <Alert severity="warning" sx={{ mb: 2 }}>
        Un día cerrado no se vuelve a abrir: no admite archivos ni cambios. Las correcciones se registran con fecha de
        un día abierto.
      </Alert>
      <Figures>
        <Figure label="Diferencia" strong>
          {formatMoney(proof.difference)}
        </Figure>
      </Figures>
      <TextInput
        source="note"
        label="Nota"
        multiline
        isRequired={!isEven}
        helperText={isEven ? 'Opcional.' : 'Por qué se cierra con esa diferencia.'}
      />
    </DialogFormButton>
  );
}
