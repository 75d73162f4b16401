import { EXPORTED_AT_ONCE, type ExportFormat } from '@flota/schemas';
import { useState } from 'react';
import { type RaRecord, useListContext, useNotify } from 'react-admin';
import { http } from '../../api/client.js';
import { ApiProblem } from '../../api/problem.js';
import { filterText } from '../../providers/data-provider.js';
import { downloadAnswer } from '../download.js';
import { NotDone } from '../not-done.js';
import { useExportDeeds } from './own-exports.js';

/** Carries the filtered list off: at once where it is short, else it is made in the background and told of. */
export function useExport(): { busy: boolean; run: (format: ExportFormat) => Promise<void> } {
  const { resource, total = 0, ...list } = useListContext<RaRecord>();
  const filter = filterText(list.filterValues as Record<string, unknown>);
  const notify = useNotify();
  const { ask } = useExportDeeds();
  const [busy, setBusy] = useState(false);

  async function fetchNow(format: ExportFormat) {
    const query = new URLSearchParams({ format, ...(filter && { filter }) });
    await downloadAnswer(await http.send(`/api/admin/${resource}/export?${query}`), `${resource}.${format}`);
    notify('Archivo descargado. La exportación queda en la bitácora.', { type: 'success' });
  }

  async function askFor(format: ExportFormat) {
    await ask(resource, { format, ...(filter && { filter }) });
    notify('Preparamos su archivo. Siga con su trabajo: le avisamos aquí mismo cuando esté listo.');
  }

  async function run(format: ExportFormat) {
    setBusy(true);
    try {
      await (total > EXPORTED_AT_ONCE ? askFor(format) : fetchNow(format));
    } catch (error) {
      if (!(error instanceof ApiProblem || error instanceof NotDone)) throw error;
      notify(error.message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return { busy, run };
}
