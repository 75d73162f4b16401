import PhonelinkErase from '@mui/icons-material/PhonelinkEraseOutlined';
import { Alert } from '@mui/material';
import { type AdminCustomer, secondFactorRemovalSchema } from '@flota/schemas';
import type { FieldValues } from 'react-hook-form';
import { http } from '../../api/client.js';
import { DialogFormButton } from '../../components/DialogForm.js';
import { ReasonInput } from '../../components/ReasonInput.js';

const readReason = ({ reason }: FieldValues) => ({ reason: typeof reason === 'string' ? reason : '' });

/** For a customer who lost the telephone with the app, and the recovery codes. */
export const SecondFactorRemovalButton = ({ customer: { id, name } }: { customer: AdminCustomer }) => (
  <DialogFormButton
    button={{ startIcon: <PhonelinkErase />, children: 'Quitar verificación en dos pasos' }}
    title={`Quitar la verificación en dos pasos de ${name}`}
    submit="Quitar"
    done="Quitada. Le avisamos por correo y cerramos sus sesiones."
    defaultValues={{ reason: '' }}
    schema={secondFactorRemovalSchema}
    read={readReason}
    send={(body) => http.send(`/api/admin/customers/${id}/second-factor/removal`, { method: 'POST', body })}
  >
    <Alert severity="warning" sx={{ mb: 2 }}>
      Solo si perdió su teléfono y sus códigos de recuperación. Compruebe antes quién llama: regrésele la llamada al
      teléfono registrado y pregunte un número de contrato, el RFC y la fecha o el monto de un pago reciente. Después
      entrará solo con su contraseña.
    </Alert>
    <ReasonInput label="Cómo comprobó que es el cliente" helperText="Queda en la bitácora con su nombre." />
  </DialogFormButton>
);
