import type { ImportKindOffer, StaffImport } from '@flota/schemas';
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { problemsText } from './import-words.js';
import { RowPages } from './RowPages.js';

/** What was found in each file, or why it isn't taken. */
export const FoundRows = ({ sent, kind }: { sent: StaffImport; kind: ImportKindOffer }) => (
  <RowPages sent={sent} failure="No pudimos leer lo que traen los archivos" height={160}>
    {(rows) => (
      <Box sx={{ overflowX: 'auto', minWidth: 0 }} tabIndex={0} role="region" aria-label={`Qué trae ${sent.fileName}`}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{kind.columns[0]?.heading}</TableCell>
              {kind.columns.slice(1).map(({ heading, name }) => (
                <TableCell key={name}>{heading}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ cells, line, problems }) => (
              <TableRow key={line}>
                <TableCell sx={{ overflowWrap: 'anywhere', minWidth: problems.length > 0 ? 240 : 140 }}>
                  {cells[0]}
                  {/* Beneath its name: a phone shows it without being moved. */}
                  {problems.length > 0 && (
                    <Typography variant="body2" sx={{ color: 'error.main' }}>
                      {problemsText(kind, problems)}
                    </Typography>
                  )}
                </TableCell>
                {kind.columns.slice(1).map(({ name }, at) => (
                  <TableCell key={name} sx={{ whiteSpace: 'nowrap' }}>
                    {cells[at + 1]}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    )}
  </RowPages>
);
