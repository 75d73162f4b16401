import { dayInMexico, type StaffExport } from '@flota/schemas';
import { Box, LinearProgress, Typography } from '@mui/material';
import { isOpen } from '../components/export/own-exports.js';
import { StateChip } from '../components/StateChip.js';
import { formatAbout, formatCount, formatDay, formatInstant, formatSize } from '../i18n/format.js';
import { problemText } from '../i18n/problem-texts.js';
import { EXPORT_LOOK } from './export-look.js';
import { useExportWords } from './use-export-words.js';

/** What an export is of, and how far it is. */
export function ExportLine({ made }: { made: StaffExport }) {
  const { filters, title } = useExportWords()(made);
  return (
    <Box sx={{ minWidth: 0, flex: '1 1 320px', display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <Typography component="h2" variant="body1" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {filters} · pedida el {formatInstant(made.createdAt)}
      </Typography>
      <StateChip look={EXPORT_LOOK[made.state]} />
      <Standing made={made} title={title} />
    </Box>
  );
}

function Standing({ made, title }: { made: StaffExport; title: string }) {
  const { expected, problem, rows, size, state } = made;
  if (isOpen(made)) {
    return (
      <Box sx={{ width: '100%', maxWidth: 360 }}>
        <LinearProgress
          variant={rows > 0 ? 'determinate' : 'indeterminate'}
          value={rows > 0 ? Math.min(100, (rows / Math.max(expected, 1)) * 100) : undefined}
          aria-label={`Avance de ${title}`}
        />
        <Typography variant="caption" color="textSecondary">
          {formatCount(rows)} de cerca de {formatAbout(expected)} registros
        </Typography>
      </Box>
    );
  }
  return (
    <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '60ch' }}>
      {state === 'ready' &&
        `${formatCount(rows)} registros, ${formatSize(size ?? 0)}. Se borra el ${formatDay(dayInMexico(new Date(made.expiresAt)))}.`}
      {state === 'failed' && problem && problemText(problem)}
      {state === 'expired' && 'El archivo ya se borró. Expórtela de nuevo desde su lista si todavía la necesita.'}
    </Typography>
  );
}
