import { type ImportKindOffer, type ImportMapping, type StaffImport } from '@flota/schemas';
import { Box, Button, MenuItem, Table, TableBody, TableCell, TableHead, TableRow, TextField } from '@mui/material';
import { useState } from 'react';
import { LoadFailure } from '../components/LoadFailure.js';
import { useTask } from '../components/use-task.js';
import { Waiting } from '../components/Waiting.js';
import { problemsText } from './import-words.js';
import { useImportDeeds, useImportSample } from './own-imports.js';

const NONE = 'none';

interface Props {
  sent: StaffImport;
  kind: ImportKindOffer;
  /** Once its rows are being checked. */
  onAsked: () => void;
}

/** Which column of the file each field is read from, and the first rows as they are read so. */
export function MappingForm({ sent, kind, onAsked }: Props) {
  const [mapping, setMapping] = useState<ImportMapping>(sent.mapping);
  const { check } = useImportDeeds();
  const { busy, run } = useTask();
  const isWhole = kind.columns.every(({ isRequired, name }) => !isRequired || typeof mapping[name] === 'number');
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '1fr 1fr 1fr' }, mt: 1 }}
      >
        {kind.columns.map(({ heading, hint, isRequired, name }) => (
          <TextField
            key={name}
            select
            size="small"
            label={heading}
            required={isRequired}
            error={isRequired && typeof mapping[name] !== 'number'}
            helperText={hint}
            value={mapping[name] ?? NONE}
            onChange={({ target }) =>
              setMapping({ ...mapping, [name]: target.value === NONE ? null : Number(target.value) })
            }
          >
            <MenuItem value={NONE}>Ninguna columna</MenuItem>
            {sent.headings.map((each, at) => (
              <MenuItem key={at} value={at}>
                {each || `Columna ${String(at + 1)}`}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
      <Sample sent={sent} kind={kind} mapping={mapping} />
      <Box>
        <Button
          size="small"
          variant="contained"
          disabled={!isWhole}
          loading={busy}
          onClick={() => void run(() => check(sent.id, mapping).then(onAsked))}
        >
          Revisar todos los renglones
        </Button>
      </Box>
    </Box>
  );
}

function Sample({ sent, kind, mapping }: { sent: StaffImport; kind: ImportKindOffer; mapping: ImportMapping }) {
  const { data, error, isPending, isFetching, refetch } = useImportSample(sent.id, mapping);
  if (isPending) return <Waiting name="Cargando" height={160} />;
  if (error) {
    return (
      <LoadFailure
        title="No pudimos leer los primeros renglones"
        error={error}
        retry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  const read = kind.columns.filter(({ name }) => typeof mapping[name] === 'number');
  return (
    <Box sx={{ overflowX: 'auto', minWidth: 0 }} tabIndex={0} role="region" aria-label="Primeros renglones">
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Renglón</TableCell>
            {/* Before the cells: a phone shows it without being moved. */}
            <TableCell>Problema</TableCell>
            {read.map(({ heading, name }) => (
              <TableCell key={name}>{heading}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {data.rows.map(({ cells, line, problems }) => (
            <TableRow key={line}>
              <TableCell>{line}</TableCell>
              <TableCell sx={{ color: 'error.main', minWidth: 200 }}>{problemsText(kind, problems)}</TableCell>
              {read.map(({ name }) => (
                <TableCell key={name}>{cells[mapping[name] ?? -1]}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
