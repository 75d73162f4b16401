import { EXPORT_ROWS_HEADER } from '@flota/schemas';
import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { type RaRecord, useListContext, useNotify } from 'react-admin';
import { http } from '../../api/client.js';
import { ApiProblem } from '../../api/problem.js';
import { formatCount } from '../../i18n/format.js';
import { filterText } from '../../providers/data-provider.js';
import { downloadBlob, servedName } from '../download.js';
import { readExport, type Received } from './read-export.js';

/** The whole filtered list as a file that the server makes; whoever waits for it sees how far it is and may stop. */
export function ExportButton() {
  const { resource, total, ...list } = useListContext<RaRecord>();
  const { received, run, stop } = useExport(resource, list.filterValues as Record<string, unknown>);
  if (received) return <Progress received={received} onStop={stop} />;
  return (
    <Button size="small" startIcon={<FileDownload />} disabled={total === 0} onClick={() => void run()}>
      Exportar
    </Button>
  );
}

function useExport(resource: string, filter: Record<string, unknown>) {
  const notify = useNotify();
  const [received, setReceived] = useState<Received>();
  const running = useRef<AbortController>(undefined);
  // Whoever leaves the list has no use for the file.
  useEffect(() => () => running.current?.abort(), []);

  async function run() {
    const control = (running.current = new AbortController());
    setReceived({ rows: 0, of: 0 });
    try {
      const text = filterText(filter);
      const query = text ? `?${new URLSearchParams({ filter: text })}` : '';
      const response = await http.send(`/api/admin/${resource}/export${query}`, { signal: control.signal });
      const rows = Number(response.headers.get(EXPORT_ROWS_HEADER) ?? 0);
      const file = await readExport(response, rows, setReceived);
      downloadBlob(file, servedName(response) ?? `${resource}.csv`);
      notify(`Archivo listo: ${formatCount(rows)} registros. La exportación queda en la bitácora.`, {
        type: 'success',
      });
    } catch (error) {
      if (!control.signal.aborted) notify(problemOf(error), { type: 'error' });
    } finally {
      setReceived(undefined);
    }
  }

  return { received, run, stop: () => running.current?.abort() };
}

const problemOf = (error: unknown): string =>
  error instanceof ApiProblem ? error.message : 'El archivo se interrumpió y no se guardó. Intente de nuevo.';

const Progress = ({ received: { rows, of }, onStop }: { received: Received; onStop: () => void }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 200 }}>
    <Box sx={{ flexGrow: 1 }}>
      <LinearProgress
        variant={of > 0 ? 'determinate' : 'indeterminate'}
        value={of > 0 ? (rows / of) * 100 : undefined}
        aria-label="Exportando"
      />
      <Typography variant="caption" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
        {of > 0 ? `${formatCount(rows)} de ${formatCount(of)}` : 'Preparando…'}
      </Typography>
    </Box>
    <Button size="small" onClick={onStop}>
      Cancelar
    </Button>
  </Box>
);
