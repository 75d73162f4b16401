import {
  type AdminBillRequest,
  BILL_PART_NAMES,
  BILL_PROBLEM_NAMES,
  type BillCorrectionAsk,
  billCorrectionAskSchema,
  type BillPart,
  problemsOf,
} from '@flota/schemas';
import Add from '@mui/icons-material/Add';
import { Box, Button, Typography } from '@mui/material';
import { ArrayInput, SelectInput, SimpleFormIterator, useSimpleFormIterator, useWrappedSource } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { TextInput } from '../../components/form/TextInput.js';
import { http } from '../../api/client.js';
import { choicesOf } from '../../components/choices.js';
import { DialogFormButton } from '../../components/DialogForm.js';
import { readCorrection } from './bill-step.js';

const PART_CHOICES = choicesOf(BILL_PART_NAMES);
const NOTHING_YET = { field: '', problem: '', note: '' };

/** Names what is wrong, part by part: the customer mends that in their account, and nothing else. */
export const AskCorrectionButton = ({ request }: { request: AdminBillRequest }) => (
  <DialogFormButton<BillCorrectionAsk, unknown>
    button={{ variant: 'outlined', children: 'Pedir una corrección' }}
    title={`Pedir una corrección: ${request.folio}`}
    submit="Pedir la corrección"
    done="El cliente recibe un correo con lo que falta. El reloj se detiene hasta que lo envíe."
    defaultValues={{ items: [NOTHING_YET] }}
    schema={billCorrectionAskSchema}
    read={readCorrection(request.state)}
    send={(body) => http.send(`/api/admin/bill-requests/${request.id}/correction`, { method: 'POST', body })}
  >
    <Typography color="textSecondary">
      El cliente lo lee como está aquí y corrige solo eso; lo demás de su solicitud se conserva.
    </Typography>
    <ArrayInput source="items" label={false} helperText={false}>
      <SimpleFormIterator fullWidth disableClear disableReordering addButton={<AddPart />}>
        <WrongPart />
      </SimpleFormIterator>
    </ArrayInput>
  </DialogFormButton>
);

function AddPart() {
  const { add } = useSimpleFormIterator();
  return (
    <Button variant="outlined" color="inherit" startIcon={<Add />} onClick={() => add(NOTHING_YET)} sx={{ mt: 1 }}>
      Agregar otro dato o documento
    </Button>
  );
}

/** A part of the request, and of its problems those that such a part can have. */
function WrongPart() {
  const part = useWatch({ name: useWrappedSource('field') }) as BillPart | '';
  const problems = part ? problemsOf(part) : [];
  return (
    <Box sx={{ width: '100%', pt: 1 }}>
      <SelectInput source="field" label="Dato o documento" choices={PART_CHOICES} isRequired helperText={false} />
      <SelectInput
        source="problem"
        label="Qué está mal"
        choices={problems.map((id) => ({ id, name: BILL_PROBLEM_NAMES[id] }))}
        disabled={!part}
        isRequired
        helperText={false}
      />
      <TextInput
        source="note"
        label="Explicación para el cliente"
        multiline
        minRows={2}
        helperText="Opcional, salvo que elija «Otro motivo»."
      />
    </Box>
  );
}
