import CallReturn from '@mui/icons-material/KeyboardReturn';
import PauseCircle from '@mui/icons-material/PauseCircleOutlined';
import SwapHoriz from '@mui/icons-material/SwapHoriz';
import Undo from '@mui/icons-material/UndoOutlined';
import Wallet from '@mui/icons-material/AccountBalanceWalletOutlined';
import { Alert, type ButtonProps, Stack } from '@mui/material';
import { acceptLineSchema, type AdminBankLine, lineReasonSchema, returnLineSchema } from '@flota/schemas';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { TextInput } from '../../../components/form/TextInput.js';
import { http } from '../../../api/client.js';
import { DialogFormButton } from '../../../components/DialogForm.js';
import type { WriteSchema } from '../../../api/schema-errors.js';
import { AcceptButton } from './AcceptButton.js';
import { ContractInput } from './ContractInput.js';

/** What can be done with a line as it is now. */
export function LineActions({ line }: { line: AdminBankLine }) {
  const waits = line.state === 'open' || line.state === 'suspense';
  const isDone = line.state === 'matched' || line.state === 'returned' || line.state === 'own';
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      {waits && <AcceptButton line={line} variant="contained" />}
      {waits && <ChooseContract line={line} />}
      {line.state === 'open' && <SetAside line={line} />}
      {waits && <GiveBack line={line} />}
      {waits && <TakeAsOwn line={line} />}
      {isDone && <TakeBack line={line} />}
    </Stack>
  );
}

interface ActionProps {
  line: AdminBankLine;
  action: string;
  button: ButtonProps;
  title: string;
  submit: string;
  done: string;
  schema: WriteSchema;
  fields: readonly string[];
  children: ReactNode;
}

/** A dialog that says what will happen and asks for what it takes. */
const LineDialog = ({ line, action, fields, button, ...form }: ActionProps) => (
  <DialogFormButton
    {...form}
    button={{ variant: 'outlined', color: 'inherit', size: 'small', ...button }}
    defaultValues={Object.fromEntries(fields.map((field) => [field, '']))}
    read={(values: FieldValues) => Object.fromEntries(fields.map((field) => [field, values[field] as unknown]))}
    send={(body) => http.send(`/api/admin/bank-lines/${line.id}/${action}`, { method: 'POST', body })}
  />
);

const Reason = ({ hint = 'Queda en los libros con su nombre.' }: { hint?: string }) => (
  <TextInput source="reason" label="Motivo" helperText={hint} isRequired multiline />
);

const ChooseContract = ({ line }: { line: AdminBankLine }) => (
  <LineDialog
    line={line}
    action="accept"
    button={{ startIcon: <SwapHoriz />, children: line.contract ? 'Otro contrato' : 'Elegir contrato' }}
    title="Aplicar a un contrato"
    submit="Aplicar"
    done="Aplicado al contrato."
    schema={acceptLineSchema}
    fields={['contractId']}
  >
    <Alert severity="info" sx={{ mb: 2 }}>
      Se aplica con la fecha del banco y el cliente recibe su comprobante.
    </Alert>
    <ContractInput amount={line.amount} />
  </LineDialog>
);

const SetAside = ({ line }: { line: AdminBankLine }) => (
  <LineDialog
    line={line}
    action="suspend"
    button={{ startIcon: <PauseCircle />, children: 'Apartar' }}
    title="Apartar en suspenso"
    submit="Apartar"
    done="Quedó en partidas en suspenso."
    schema={lineReasonSchema}
    fields={['reason']}
  >
    <Reason hint="Qué falta saber y a quién se le preguntó." />
  </LineDialog>
);

const GiveBack = ({ line }: { line: AdminBankLine }) => (
  <LineDialog
    line={line}
    action="return"
    button={{ startIcon: <CallReturn />, children: 'Devuelto' }}
    title="Registrar la devolución"
    submit="Registrar"
    done="La devolución quedó registrada."
    schema={returnLineSchema}
    fields={['reference', 'reason']}
  >
    <Alert severity="info" sx={{ mb: 2 }}>
      Aquí solo se registra: primero haga la transferencia en el banco.
    </Alert>
    <TextInput
      source="reference"
      label="Clave de rastreo de la devolución"
      isRequired
      helperText={false}
      slotProps={{ htmlInput: { autoComplete: 'off' } }}
    />
    <Reason />
  </LineDialog>
);

const TakeAsOwn = ({ line }: { line: AdminBankLine }) => (
  <LineDialog
    line={line}
    action="own"
    button={{ startIcon: <Wallet />, children: 'Fondos propios' }}
    title="No es de un cliente"
    submit="Registrar"
    done="Quedó como fondos propios."
    schema={lineReasonSchema}
    fields={['reason']}
  >
    <Reason hint="Por ejemplo, la liquidación del procesador de tarjetas o un traspaso entre cuentas." />
  </LineDialog>
);

const TakeBack = ({ line }: { line: AdminBankLine }) => (
  <LineDialog
    line={line}
    action="undo"
    button={{ startIcon: <Undo />, children: 'Deshacer' }}
    title="Regresar a partidas en suspenso"
    submit="Deshacer"
    done="El movimiento está de nuevo en suspenso."
    schema={lineReasonSchema}
    fields={['reason']}
  >
    <Alert severity="warning" sx={{ mb: 2 }}>
      {line.state === 'matched'
        ? 'Un pago que ya estaba registrado a mano se queda en su contrato. Uno que se aplicó desde aquí se revierte primero en el contrato.'
        : 'El importe vuelve a esperar contrato.'}
    </Alert>
    <Reason />
  </LineDialog>
);
