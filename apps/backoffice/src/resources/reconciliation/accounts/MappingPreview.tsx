import { Alert, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import type { BankFilePreview, BankFormat } from '@flota/schemas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { http } from '../../../api/client.js';
import { UploadArea } from '../../../components/pictures/UploadArea.js';
import { formatDay, formatMoney } from '../../../i18n/format.js';
import { Problems } from '../Problems.js';
import { isMapped, readMapping } from './account-form.js';

/** Of a CSV its beginning is enough; the others only make sense whole. */
const BEGINNING = 64 * 1024;

interface MappingPreviewProps {
  file: File | undefined;
  onFile: (file: File) => void;
  onHeadings: (headings: readonly string[]) => void;
}

/** The first lines of a file as the form reads them now: what is typed is tried at once, and nothing is kept. */
export function MappingPreview({ file, onFile, onHeadings }: MappingPreviewProps) {
  const form = useDeferredValue(useWatch<{ format?: BankFormat; mapping?: unknown }>());
  const format = form.format ?? 'csv';
  const mapping = format === 'csv' ? tried(form.mapping) : null;
  const settings = JSON.stringify({
    format,
    mapping,
    cut: format === 'csv' && file !== undefined && file.size > BEGINNING,
  });
  const { data, error } = useQuery({
    queryKey: ['bank-files', 'preview', file?.name, file?.lastModified, settings],
    queryFn: () => preview(file as File, settings),
    enabled: file !== undefined,
    placeholderData: keepPreviousData,
  });
  useEffect(() => {
    if (data) onHeadings(data.headings);
  }, [data, onHeadings]);
  return (
    <>
      <UploadArea
        label={file ? 'Elegir otro archivo' : 'Elegir un archivo de ejemplo'}
        hint={
          file ? file.name : 'Verá aquí los primeros movimientos tal como se leerán. No se guarda ni se importa nada.'
        }
        types={[]}
        problem={error?.message}
        onFile={onFile}
      />
      {data && file && <Result preview={data} isReady={format !== 'csv' || isMapped(readMapping(form.mapping))} />}
    </>
  );
}

/** Before the columns are named, the file is shown by one that every file has. */
function tried(mapping: unknown): unknown {
  const read = readMapping(mapping);
  return isMapped(read) ? read : { ...read, columns: { date: '1', amount: '1' } };
}

async function preview(file: File, settings: string): Promise<BankFilePreview> {
  const { cut } = JSON.parse(settings) as { cut: boolean };
  const body = new FormData();
  body.append('settings', settings);
  body.append('file', cut ? file.slice(0, BEGINNING) : file, file.name);
  return http.json<BankFilePreview>('/api/admin/bank-files/preview', { method: 'POST', body });
}

function Result({
  preview: { headings, rows, movements, problems },
  isReady,
}: {
  preview: BankFilePreview;
  isReady: boolean;
}) {
  return (
    <>
      {rows.length > 0 && (
        <Grid
          title="Así viene en el archivo"
          head={['Renglón', ...headings]}
          rows={rows.map(({ line, cells }) => [String(line), ...cells])}
        />
      )}
      {isReady ? (
        <>
          {movements.length > 0 && (
            <Grid
              title="Así se lee"
              head={['Fecha', 'Importe', 'Clave de rastreo', 'Referencia', 'Quien envía', 'CLABE abonada', 'Concepto']}
              rows={movements.map((movement) => [
                formatDay(movement.bookedOn),
                formatMoney(movement.amount),
                movement.trackingKey,
                movement.reference,
                movement.senderName,
                movement.creditedClabe,
                movement.concept,
              ])}
            />
          )}
          <Problems title="Con estas columnas no se puede leer:" problems={problems} />
        </>
      ) : (
        <Alert severity="info" sx={{ mt: 2 }}>
          Indique las columnas de la fecha y del importe para ver cómo se lee.
        </Alert>
      )}
    </>
  );
}

const Grid = ({ title, head, rows }: { title: string; head: readonly string[]; rows: readonly string[][] }) => (
  <>
    <Typography component="h3" variant="subtitle2" sx={{ mt: 2, mb: 0.5 }}>
      {title}
    </Typography>
    {/* Can be scrolled sideways with the keyboard too. */}
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label={title}
      sx={{ mb: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Table size="small">
        <TableHead>
          <TableRow>
            {head.map((name, index) => (
              <TableCell key={index} sx={{ whiteSpace: 'nowrap' }}>
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((cells, row) => (
            <TableRow key={row}>
              {cells.map((cell, index) => (
                <TableCell
                  key={index}
                  sx={{ whiteSpace: 'nowrap', maxWidth: 320, overflow: 'hidden', textOverflow: 'ellipsis' }}
                >
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  </>
);
