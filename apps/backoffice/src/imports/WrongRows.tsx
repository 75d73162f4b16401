import type { ImportKindOffer, StaffImport } from '@flota/schemas';
import { Box, Typography } from '@mui/material';
import { formatCount } from '../i18n/format.js';
import { problemsText } from './import-words.js';
import { RowPages } from './RowPages.js';

/** As many cells tell which row it is. */
const TELLING = 3;

/** The rows of a table with something wrong, each with what: to be mended without opening another file. */
export const WrongRows = ({ sent, kind }: { sent: StaffImport; kind: ImportKindOffer }) => (
  <RowPages sent={sent} wrong failure="No pudimos leer los renglones con problemas" height={80}>
    {(rows) => (
      <Box
        component="ul"
        aria-label={`Renglones con problemas de ${sent.fileName}`}
        sx={{ m: 0, pl: 2.5, maxWidth: 720 }}
      >
        {rows.map(({ cells, line, problems }) => (
          <Box component="li" key={line} sx={{ mb: 0.75, overflowWrap: 'anywhere' }}>
            Renglón {formatCount(line)}: {cells.filter(Boolean).slice(0, TELLING).join(' · ')}
            <Typography variant="body2" sx={{ color: 'error.main' }}>
              {problemsText(kind, problems)}
            </Typography>
          </Box>
        ))}
      </Box>
    )}
  </RowPages>
);
