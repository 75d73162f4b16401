import { type ImportKindOffer, type StaffImport } from '@flota/schemas';
import { Alert, Box, LinearProgress, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetResourceLabel } from 'react-admin';
import { StateChip } from '../components/StateChip.js';
import { formatCount, formatInstant } from '../i18n/format.js';
import { problemText } from '../i18n/problem-texts.js';
import { ImportDeeds } from './ImportDeeds.js';
import { lookOf } from './import-look.js';
import { FoundRows } from './FoundRows.js';
import { rowsOf, rowWords, type RowWords, standingOf } from './import-words.js';
import { MappingForm } from './MappingForm.js';
import { WrongRows } from './WrongRows.js';

/** One file: what it is, how far it is, and what comes next. */
export function ImportEntry({ sent, kind }: { sent: StaffImport; kind: ImportKindOffer | undefined }) {
  const labelOf = useGetResourceLabel();
  const [isMapping, setMapping] = useState(false);
  const words = rowWords(kind);
  const isOfTable = (kind?.documents ?? null) === null;
  const waits = !sent.isUnderWay && !sent.hasFailed;
  const hasWrong = !sent.isUnderWay && sent.bad > 0 && sent.step !== 'map' && sent.step !== 'expired';
  const mayMapAgain = isOfTable && waits && sent.step === 'checked';
  const mayBeWhole = sent.rows <= (kind?.wholeUpTo ?? 0);
  const standing = sent.isUnderWay ? undefined : standingOf(sent, mayBeWhole, words);
  return (
    <Box component="section" aria-label={sent.fileName} sx={{ width: '100%', minWidth: 0, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, alignItems: 'center' }}>
        <Typography component="h2" variant="body1" sx={{ fontWeight: 600, overflowWrap: 'anywhere', minWidth: 0 }}>
          {sent.fileName}
        </Typography>
        <StateChip look={lookOf(sent)} />
      </Box>
      <Typography variant="body2" color="textSecondary">
        {labelOf(sent.kind, 2)} · {rowsOf(sent.rows, words)} · {formatInstant(sent.createdAt)}
      </Typography>
      {sent.problem && <Alert severity="error">{problemText(sent.problem)}</Alert>}
      {sent.isUnderWay && <Progress sent={sent} words={words} />}
      {standing && (
        <Typography variant="body2" role="status">
          {standing}
        </Typography>
      )}
      {kind && !isOfTable && !sent.isUnderWay && sent.step !== 'expired' && <FoundRows sent={sent} kind={kind} />}
      {kind && isOfTable && hasWrong && <WrongRows sent={sent} kind={kind} />}
      {kind && isOfTable && ((waits && sent.step === 'map') || (mayMapAgain && isMapping)) && (
        <MappingForm sent={sent} kind={kind} onAsked={() => setMapping(false)} />
      )}
      <ImportDeeds
        sent={sent}
        mayBeWhole={mayBeWhole}
        words={words}
        onMap={mayMapAgain && !isMapping ? () => setMapping(true) : undefined}
      />
    </Box>
  );
}

function Progress({ sent: { done, fileName, rows, step, taken }, words }: { sent: StaffImport; words: RowWords }) {
  const all = step === 'undo' ? taken : rows;
  return (
    <Box sx={{ maxWidth: 420 }}>
      <LinearProgress
        variant={done > 0 ? 'determinate' : 'indeterminate'}
        value={done > 0 ? Math.min(100, (done / Math.max(all, 1)) * 100) : undefined}
        aria-label={`Avance de ${fileName}`}
      />
      <Typography variant="caption" color="textSecondary">
        {formatCount(done)} de {rowsOf(all, words)}. Puede seguir trabajando en otra página.
      </Typography>
    </Box>
  );
}
