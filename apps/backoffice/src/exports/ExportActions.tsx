import type { StaffExport } from '@flota/schemas';
import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button } from '@mui/material';
import { ConfirmedButton } from '../components/ConfirmedButton.js';
import { isOpen, useExportDeeds } from '../components/export/own-exports.js';
import { useTask } from '../components/use-task.js';
import { useExportWords } from './use-export-words.js';

/** What can be done with an export as it stands. */
export function ExportActions({ made }: { made: StaffExport }) {
  const { download, remove, retry } = useExportDeeds();
  const { busy, run } = useTask();
  const { title } = useExportWords()(made);
  const { id, state } = made;
  const discard = (done: string) => void run(() => remove(id), done);
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {state === 'ready' && (
        <Button
          size="small"
          variant="contained"
          startIcon={<FileDownload />}
          loading={busy}
          loadingPosition="start"
          aria-label={`Descargar ${title}`}
          onClick={() => void run(() => download(id))}
        >
          Descargar
        </Button>
      )}
      {state === 'failed' && (
        <Button
          size="small"
          variant="outlined"
          loading={busy}
          aria-label={`Intentar de nuevo ${title}`}
          onClick={() => void run(() => retry(id))}
        >
          Intentar de nuevo
        </Button>
      )}
      {isOpen(made) ? (
        <Button
          size="small"
          loading={busy}
          aria-label={`Cancelar ${title}`}
          onClick={() => discard('Se canceló la exportación.')}
        >
          Cancelar
        </Button>
      ) : (
        <ConfirmedButton
          size="small"
          busy={busy}
          aria-label={`Eliminar ${title}`}
          title="¿Eliminar la exportación?"
          content={`Se elimina ${title} de esta página y su archivo. Puede exportar la lista otra vez cuando quiera.`}
          confirm="Eliminar"
          onConfirm={() => discard('Se eliminó la exportación.')}
        >
          Eliminar
        </ConfirmedButton>
      )}
    </Box>
  );
}
