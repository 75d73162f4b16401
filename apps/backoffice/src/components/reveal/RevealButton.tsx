import Visibility from '@mui/icons-material/VisibilityOutlined';
import { REVEAL_REASON_NAMES } from '@flota/schemas';
import { Alert, Button } from '@mui/material';
import { useCallback, useState } from 'react';
import { SelectInput, TextInput } from 'react-admin';
import { http } from '../../api/client.js';
import type { WriteSchema } from '../../api/schema-errors.js';
import { choicesOf } from '../choices.js';
import { DialogForm } from '../DialogForm.js';
import { RevealedDialog } from './RevealedDialog.js';

interface RevealButtonProps {
  path: string;
  schema: WriteSchema;
  /** Which one, where the path doesn't say it. */
  which?: object;
  label: string;
}

const REASONS = choicesOf(REVEAL_REASON_NAMES);

/** Asks why, and shows it until it is closed: it is kept in no cache, and is not on the page. */
export function RevealButton({ path, schema, which, label }: RevealButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const [value, setValue] = useState<string>();
  const hide = useCallback(() => setValue(undefined), []);
  return (
    <>
      <Button size="small" startIcon={<Visibility />} aria-label={`Ver ${label}`} onClick={() => setAsking(true)}>
        Ver
      </Button>
      {isAsking && (
        <DialogForm
          title={`Ver ${label}`}
          submit="Ver"
          done={null}
          maxWidth="xs"
          defaultValues={{ reason: '', note: '' }}
          schema={schema}
          read={({ reason, note }) => ({ ...which, reason: reason as string, note: (note as string | null) ?? '' })}
          send={(body) => http.json<{ value: string }>(path, { method: 'POST', body })}
          onDone={(read) => setValue(read.value)}
          onClose={() => setAsking(false)}
        >
          <Alert severity="info" sx={{ mb: 2 }}>
            Queda en la bitácora quién lo vio, de quién y para qué.
          </Alert>
          <SelectInput source="reason" label="Para qué" choices={REASONS} isRequired />
          <TextInput
            source="note"
            label="Detalle"
            helperText="Obligatorio si es una autoridad u otro motivo."
            multiline
            minRows={2}
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
        </DialogForm>
      )}
      {value !== undefined && <RevealedDialog label={label} value={value} onClose={hide} />}
    </>
  );
}
