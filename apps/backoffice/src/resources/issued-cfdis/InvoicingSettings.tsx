import { Typography } from '@mui/material';
import { type AdminInvoicingSettings, fiscalRegimes, invoicingSettingsSchema, todayInMexico } from '@flota/schemas';
import { BooleanInput, DateInput, SelectInput, TextInput, useCanAccess, useGetOne } from 'react-admin';
import { http } from '../../api/client.js';
import { DialogFormButton } from '../../components/DialogForm.js';
import { formatDay } from '../../i18n/format.js';

const REGIMES = fiscalRegimes.map(({ code, name }) => ({ id: code, name: `${code} ${name}` }));
const REVERSED = [
  { id: 'cancellation', name: 'Se cancela ante el SAT' },
  { id: 'credit_note', name: 'Se emite una nota de crédito' },
];

const saidOf = ({ isOn, startsOn }: AdminInvoicingSettings) =>
  isOn && startsOn ? `Emisión encendida desde el ${formatDay(startsOn)}` : 'Emisión apagada';

/** Whether invoices are made out here, and as whom; an administrator changes it. */
export function InvoicingSettings() {
  const { data: settings } = useGetOne<AdminInvoicingSettings>('invoicing-settings', { id: 1 });
  const { canAccess } = useCanAccess({ resource: 'invoicing-settings', action: 'edit' });
  if (!settings) return null;
  if (!canAccess) {
    return (
      <Typography variant="body2" color="textSecondary" sx={{ alignSelf: 'center' }}>
        {saidOf(settings)}
      </Typography>
    );
  }
  const { id: _, updatedAt, ...values } = settings;
  return (
    <DialogFormButton
      button={{ size: 'small', children: saidOf(settings) }}
      title="Emisión de facturas"
      submit="Guardar"
      done="La emisión cambió para lo que se registre desde ahora."
      defaultValues={{ ...values, startsOn: values.startsOn ?? todayInMexico() }}
      schema={invoicingSettingsSchema}
      read={(form) => form}
      send={(body) =>
        http.json<AdminInvoicingSettings>('/api/admin/invoicing-settings/1', {
          method: 'PATCH',
          body: { ...body, updatedAt },
        })
      }
      now={saidOf(settings)}
    >
      <BooleanInput
        source="isOn"
        label="Emitir facturas desde este sistema"
        helperText="Apagada, las facturas se importan como XML."
      />
      <DateInput
        source="startsOn"
        label="Lo que vence desde"
        isRequired
        helperText="Lo anterior y sus pagos los documenta quien los facturó."
      />
      <TextInput source="rfc" label="RFC del emisor" isRequired slotProps={{ htmlInput: { autoComplete: 'off' } }} />
      <TextInput
        source="name"
        label="Nombre del emisor"
        isRequired
        helperText="Como en su constancia, sin el régimen de capital (S.A. de C.V.)."
      />
      <SelectInput source="regime" label="Régimen del emisor" choices={REGIMES} isRequired />
      <TextInput source="postalCode" label="Código postal de expedición" isRequired />
      <TextInput source="incomeSeries" label="Serie de facturas" isRequired />
      <TextInput source="creditNoteSeries" label="Serie de notas de crédito" isRequired />
      <TextInput source="paymentSeries" label="Serie de recibos de pago" isRequired />
      <TextInput source="financingKey" label="Clave del SAT de los intereses" isRequired />
      <TextInput source="leaseKey" label="Clave del SAT de las rentas" isRequired />
      <SelectInput source="reversedBy" label="Cuando un cargo se anula" choices={REVERSED} isRequired />
    </DialogFormButton>
  );
}
