import { Box } from '@mui/material';
import { type AdminBankLine, matchReasonText } from '@flota/schemas';
import { StateChip } from '../../../components/StateChip.js';
import { CONFIDENCE_LOOK, LINE_STATE_LOOK } from '../looks.js';

/** Why this contract, one below the other. */
export function Reasons({ line: { reasons } }: { line: AdminBankLine }) {
  if (reasons.length === 0) return <>Nada en el movimiento dice de quién es.</>;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {reasons.map((reason, index) => (
        <li key={index}>{matchReasonText(reason)}</li>
      ))}
    </Box>
  );
}

/** How a line stands: of one that waits, how sure its proposal is. */
export const LineState = ({ line: { state, confidence } }: { line: AdminBankLine }) => (
  <StateChip look={state === 'open' ? CONFIDENCE_LOOK[confidence] : LINE_STATE_LOOK[state]} />
);
