import { type ImportKindOffer, MAX_IMPORT_ROWS } from '@flota/schemas';
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
        <DownloadButton path={`${OWN_IMPORTS}/kinds/${kind.name}/template`} fileName={`plantilla-${kind.name}.csv`}>
          Descargar plantilla
        </DownloadButton>
      </Box>
      <UploadArea
        label="Elegir archivo"
        hint={`Excel (.xlsx) o CSV de hasta 20 MB y ${formatCount(MAX_IMPORT_ROWS)} renglones, con encabezados.`}
        types={['.xlsx', '.csv']}
        sending={sending}
        problem={problem}
        onFile={(file) => void send(kind.name, file)}
      />
    </Box>
  );
}

function useSending() {
  const deeds = useImportDeeds();
  const [sending, setSending] = useState<string>();
  const [problem, setProblem] = useState<string>();
  async function send(kind: string, file: File): Promise<void> {
    setProblem(undefined);
    setSending(file.name);
    try {
      await deeds.send(kind, file);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setProblem(messageOf(error.body.errors?.file) ?? error.message);
    } finally {
      setSending(undefined);
    }
  }
  return { send, sending, problem };
}
