import type { StaffImport } from '@flota/schemas';
import { Box, Button } from '@mui/material';
import { useResourceDefinitions } from 'react-admin';
import { Link } from 'react-router';
import { ConfirmedButton } from '../components/ConfirmedButton.js';
import { DownloadButton } from '../components/DownloadButton.js';
import { useTask } from '../components/use-task.js';
import { counted, type RowWords, undoingOf } from './import-words.js';
import { OWN_IMPORTS, useImportDeeds } from './own-imports.js';

interface Props {
  sent: StaffImport;
  /** Whether its rows aren't too many to be wanted all or none. */
  mayBeWhole: boolean;
  words: RowWords;
  /** Matches its columns once more; only where that may be done. */
  onMap: (() => void) | undefined;
}

/** What can be done with a file that nothing is being done with. */
export function ImportDeeds({ sent, mayBeWhole, words, onMap }: Props) {
  const deeds = useImportDeeds();
  const lists = useResourceDefinitions();
  const { busy, run } = useTask();
  const { bad, fileName, hasFailed, id, isUnderWay, kind, rows, step, taken, undone } = sent;
  if (isUnderWay || step === 'expired') return null;
  const isChecked = step === 'checked' && !hasFailed;
  const isRun = step === 'written' || step === 'undone';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {hasFailed && (
        <Button size="small" variant="contained" loading={busy} onClick={() => void run(() => deeds.retry(id))}>
          Continuar
        </Button>
      )}
      {isChecked && bad === 0 && mayBeWhole && (
        <Button size="small" variant="contained" loading={busy} onClick={() => void run(() => deeds.run(id, true))}>
          Importar todo o nada
        </Button>
      )}
      {isChecked && bad < rows && (
        <Button
          size="small"
          variant={bad === 0 && mayBeWhole ? 'outlined' : 'contained'}
          loading={busy}
          onClick={() => void run(() => deeds.run(id, false))}
        >
          Importar solo lo que está bien
        </Button>
      )}
      {bad > 0 && step !== 'map' && (
        <DownloadButton
          size="small"
          path={`${OWN_IMPORTS}/${id}/problems`}
          fileName={`${words.many}-con-problemas.csv`}
        >
          Descargar {counted(bad, `${words.one} con problemas`, `${words.many} con problemas`)}
        </DownloadButton>
      )}
      {onMap && (
        <Button size="small" onClick={onMap}>
          Cambiar columnas
        </Button>
      )}
      {isRun && taken > undone && (
        <>
          {kind in lists && (
            <Button size="small" component={Link} to={`/${kind}`}>
              Ver en la lista
            </Button>
          )}
          <ConfirmedButton
            size="small"
            busy={busy}
            title="¿Deshacer la importación?"
            content={undoingOf(kind)}
            confirm="Deshacer"
            onConfirm={() => void run(() => deeds.undo(id))}
          >
            Deshacer
          </ConfirmedButton>
        </>
      )}
      <ConfirmedButton
        size="small"
        color="inherit"
        busy={busy}
        aria-label={`Quitar ${fileName}`}
        title="¿Quitar el archivo?"
        content={
          taken > undone
            ? 'Se quita de esta página. Lo que ya se importó se queda, y después no se podrá deshacer desde aquí.'
            : `Se quita de esta página con sus ${words.many}.`
        }
        confirm="Quitar"
        onConfirm={() => void run(() => deeds.remove(id))}
      >
        Quitar
      </ConfirmedButton>
    </Box>
  );
}
