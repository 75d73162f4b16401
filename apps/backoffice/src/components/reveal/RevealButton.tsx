import Visibility from '@mui/icons-material/VisibilityOutlined';
import { REVEAL_REASON_NAMES } from '@flota/schemas';
import { Alert } from '@mui/material';
import { useCallback, useState } from 'react';
import { http } from '../../api/client.js';
import type { WriteSchema } from '../../api/schema-errors.js';
import { choicesOf } from '../choices.js';
import { DialogFormButton } from '../DialogForm.js';
import { NO_REASON, readWhy, WhyInputs } from '../WhyInputs.js';
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
  const [value, setValue] = useState<string>();
  const hide = useCallback(() => setValue(undefined), []);
  return (
    <>
      <DialogFormButton
        button={{ size: 'small', startIcon: <Visibility />, 'aria-label': `Ver ${label}`, children: 'Ver' }}
        title={`Ver ${label}`}
        submit="Ver"
        done={null}
        maxWidth="xs"
        defaultValues={NO_REASON}
        schema={schema}
        read={(values) => ({ ...which, ...readWhy(values) })}
        send={(body) => http.json<{ value: string }>(path, { method: 'POST', body })}
        onDone={(read) => setValue(read.value)}
      >
        <Alert severity="info" sx={{ mb: 2 }}>
          Queda en la bitácora quién lo vio, de quién y para qué.
        </Alert>
        <WhyInputs label="Para qué" choices={REASONS} helperText="Obligatorio si es una autoridad u otro motivo." />
      </DialogFormButton>
      {value !== undefined && <RevealedDialog label={label} value={value} onClose={hide} />}
    </>
  );
}
