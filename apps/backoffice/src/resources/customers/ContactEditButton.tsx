import Edit from '@mui/icons-material/EditOutlined';
import { type AdminCustomer, contactEditSchema } from '@flota/schemas';
import { Alert } from '@mui/material';
import { TextInput, useCanAccess } from 'react-admin';
import { http } from '../../api/client.js';
import { DialogFormButton } from '../../components/DialogForm.js';
import { ReasonInput } from '../../components/ReasonInput.js';
import { formatPhone } from '../../i18n/format.js';

/** For a customer who can't do it in their account. */
export function ContactEditButton({ customer: { id, name, email, phone, updatedAt } }: { customer: AdminCustomer }) {
  const { canAccess } = useCanAccess({ resource: 'customers', action: 'edit-contact' });
  if (!canAccess) return null;
  return (
    <DialogFormButton
      button={{ size: 'small', startIcon: <Edit />, children: 'Corregir' }}
      title={`Datos de contacto de ${name}`}
      submit="Guardar"
      done="Guardado. Un correo nuevo cuenta cuando el cliente lo confirma."
      defaultValues={{ email, phone: phone ?? '', reason: '' }}
      schema={contactEditSchema}
      read={(values) => ({
        email: values.email as string,
        phone: values.phone as string,
        reason: values.reason as string,
        updatedAt,
      })}
      send={(body) => http.send(`/api/admin/customers/${id}/contact`, { method: 'POST', body })}
      now={[email, phone && formatPhone(phone)].filter(Boolean).join(' · ')}
    >
      <Alert severity="info" sx={{ mb: 2 }}>
        Compruebe antes quién llama. Al correo nuevo le llega un enlace para confirmarlo y al actual un aviso; hasta
        entonces no cambia.
      </Alert>
      <TextInput source="email" label="Correo electrónico" type="email" isRequired />
      <TextInput source="phone" label="Teléfono" type="tel" helperText="Vacío: se queda como está." />
      <ReasonInput label="Cómo comprobó que es el cliente" helperText="Queda en la bitácora con su nombre." />
    </DialogFormButton>
  );
}
