import { type AdminCollection, nextActionSchema, todayInMexico } from '@flota/schemas';
import { DateInput } from 'react-admin';
import { TextInput } from '../../components/form/TextInput.js';
import { http } from '../../api/client.js';
import { DialogFormButton } from '../../components/DialogForm.js';

/** When to go on with it, and with what. */
export const NextActionButton = ({ standing }: { standing: AdminCollection }) => (
  <DialogFormButton
    button={{ size: 'small', children: standing.actionOn ? 'Cambiar' : 'Programar' }}
    title="Siguiente acción"
    submit="Guardar"
    done="La siguiente acción quedó programada."
    defaultValues={{ on: standing.actionOn, note: standing.actionNote }}
    schema={nextActionSchema}
    read={({ note, on }) => ({ on: (on as string | null) || null, note: note as string })}
    send={(body) => http.send(`/api/admin/collections/${standing.id}/next-action`, { method: 'POST', body })}
  >
    <DateInput
      source="on"
      label="Qué día"
      helperText="Vacío: sin programar."
      slotProps={{ htmlInput: { min: todayInMexico() } }}
    />
    <TextInput source="note" label="Qué hay que hacer" helperText="Por ejemplo: llamar después de las 17:00." />
  </DialogFormButton>
);
