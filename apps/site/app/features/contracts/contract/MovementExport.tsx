import { Download } from 'lucide-react';
import { useState } from 'react';
import { exportMovements } from '../../../api/account/contracts.js';
import { Button } from '../../../components/Button.js';
import { saveFile } from '../../../lib/save-file.js';

const FORMATS = [
  { format: 'xlsx', label: 'Excel' },
  { format: 'csv', label: 'CSV' },
] as const;

type Format = (typeof FORMATS)[number]['format'];

/** All that match the filters, as a file for a spreadsheet. */
export function MovementExport({ contractId, query }: { contractId: string; query: URLSearchParams }) {
  const [making, setMaking] = useState<Format | null>(null);
  const [failed, setFailed] = useState(false);
  const save = async (format: Format) => {
    setMaking(format);
    setFailed(false);
    try {
      const { name, content } = await exportMovements(contractId, query, format);
      saveFile(name, content);
    } catch {
      setFailed(true);
    } finally {
      setMaking(null);
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-x-6">
      <span className="text-[0.95rem] text-muted">Descargar en</span>
      {FORMATS.map(({ format, label }) => (
        <Button
          key={format}
          variant="quiet"
          className="min-h-11! px-0!"
          icon={<Download aria-hidden size={18} />}
          loading={making === format}
          loadingLabel={label}
          onClick={() => void save(format)}
        >
          {label}
        </Button>
      ))}
      <p role="alert" className="w-full text-[0.9rem] text-brick empty:hidden">
        {failed && 'No pudimos preparar el archivo. Vuelva a intentarlo.'}
      </p>
    </div>
  );
}
