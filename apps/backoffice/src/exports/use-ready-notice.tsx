import type { StaffExport } from '@flota/schemas';
import { Alert, Button } from '@mui/material';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router';
import { EXPORTS_PATH } from '../components/export/exports-path.js';
import { isOpen, useExportDeeds } from '../components/export/own-exports.js';
import { useTask } from '../components/use-task.js';
import { useExportWords } from './use-export-words.js';

/** Long enough to come back to it from what one was doing. */
const SHOWN_MS = 20_000;

/** Tells whoever works elsewhere in the meantime that a file of theirs is made, or is not. */
export function useReadyNotice(exports: readonly StaffExport[]): void {
  const notify = useNotify();
  const wordsOf = useExportWords();
  const awaited = useRef<ReadonlySet<string>>(new Set());

  const tell = useEffectEvent((made: StaffExport) => {
    const { title } = wordsOf(made);
    const options = { autoHideDuration: SHOWN_MS };
    if (made.state === 'ready') notify(<Ready id={made.id} title={title} />, options);
    if (made.state === 'failed') notify(<Failed title={title} />, options);
  });
  useEffect(() => {
    for (const made of exports) if (awaited.current.has(made.id) && !isOpen(made)) tell(made);
    awaited.current = new Set(exports.filter(isOpen).map(({ id }) => id));
  }, [exports]);
}

function Ready({ id, title, ...rest }: { id: string; title: string }) {
  const { busy, run } = useTask();
  const { download } = useExportDeeds();
  return (
    <Alert
      {...rest}
      severity="success"
      variant="filled"
      action={
        <Button color="inherit" size="small" loading={busy} onClick={() => void run(() => download(id))}>
          Descargar
        </Button>
      }
    >
      Su archivo está listo: {title}
    </Alert>
  );
}

const Failed = ({ title, ...rest }: { title: string }) => (
  <Alert
    {...rest}
    severity="error"
    variant="filled"
    action={
      <Button color="inherit" size="small" component={Link} to={EXPORTS_PATH}>
        Ver por qué
      </Button>
    }
  >
    No se pudo preparar: {title}
  </Alert>
);
