import { type ImportKindOffer, MAX_IMPORT_DOCUMENTS, MAX_IMPORT_FILES, MAX_IMPORT_ROWS } from '@flota/schemas';
import { Box, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useGetResourceLabel } from 'react-admin';
import { useSearchParams } from 'react-router';
import { ApiProblem, messageOf } from '../api/problem.js';
import { DownloadButton } from '../components/DownloadButton.js';
import { UploadArea } from '../components/pictures/UploadArea.js';
import { formatCount } from '../i18n/format.js';
import { OWN_IMPORTS, useImportDeeds } from './own-imports.js';

/** What a file is of, its template, and where it is sent. */
export function NewImport({ kinds }: { kinds: ImportKindOffer[] }) {
  const labelOf = useGetResourceLabel();
  const [parameters] = useSearchParams();
  const [chosen, setChosen] = useState(parameters.get('kind'));
  const kind = kinds.find(({ name }) => name === chosen) ?? kinds[0];
  const { problem, send, sending } = useSending();
  if (!kind) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <TextField
          select
          size="small"
          fullWidth={false}
          label="Qué trae el archivo"
          value={kind.name}
          onChange={({ target }) => setChosen(target.value)}
          sx={{ minWidth: 220 }}
        >
          {kinds.map(({ name }) => (
            <MenuItem key={name} value={name}>
              {labelOf(name, 2)}
            </MenuItem>
          ))}
        </TextField>
        {kind.documents === null && (
          <DownloadButton path={`${OWN_IMPORTS}/kinds/${kind.name}/template`} fileName="plantilla.csv">
            Descargar plantilla
          </DownloadButton>
        )}
      </Box>
      <UploadArea
        {...wantedOf(kind)}
        sending={sending}
        problem={problem}
        onFiles={(files) => void send(kind.name, files)}
      />
    </Box>
  );
}

const wantedOf = ({ documents }: ImportKindOffer) =>
  documents === null
    ? {
        label: 'Elegir archivo',
        hint: `Excel (.xlsx) o CSV de hasta 20 MB y ${formatCount(MAX_IMPORT_ROWS)} renglones, con encabezados.`,
        types: ['.xlsx', '.csv'],
      }
    : {
        label: 'Elegir archivos',
        hint: `Archivos ${documents}, hasta ${formatCount(MAX_IMPORT_FILES)} a la vez, o un ZIP con hasta ${formatCount(MAX_IMPORT_DOCUMENTS)}; 20 MB en total. Lo demás que traiga el ZIP no se toma en cuenta.`,
        types: [documents, '.zip'],
        multiple: true,
      };

function useSending() {
  const deeds = useImportDeeds();
  const [sending, setSending] = useState<string>();
  const [problem, setProblem] = useState<string>();
  async function send(kind: string, files: readonly File[]): Promise<void> {
    setProblem(undefined);
    setSending(files.length === 1 ? files[0]?.name : `${formatCount(files.length)} archivos`);
    try {
      await deeds.send(kind, files);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setProblem(messageOf(error.body.errors?.file) ?? error.message);
    } finally {
      setSending(undefined);
    }
  }
  return { send, sending, problem };
}
