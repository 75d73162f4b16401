import { Box } from '@mui/material';
import type { AdminStatementItem } from '@flota/schemas';
import { TechnicalDetail } from '../../components/TechnicalDetail.js';
import { formatCount } from '../../i18n/format.js';
import { heldReason } from './held-reasons.js';
import { REASONS } from './item-states.js';

const line = { display: 'block', mt: 0.5 } as const;

/** Why a statement did not go out. Of one that did there is nothing to say. */
export function ItemReason({ item: { state, reason, heldFor } }: { item: AdminStatementItem }) {
  if (!reason && !heldFor) return null;
  return (
    <>
      {REASONS[state]} {reason && <TechnicalDetail text={reason} />}
      {heldFor?.disagreements.map((disagreement, index) => (
        <Box key={index} component="span" sx={line}>
          {heldReason(disagreement)}
        </Box>
      ))}
      {heldFor !== null && heldFor.more > 0 && (
        <Box component="span" sx={line}>
          Y {formatCount(heldFor.more)} más.
        </Box>
      )}
    </>
  );
}
