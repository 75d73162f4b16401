import { Box } from '@mui/material';
import type { AdminAutomaticPayment } from '@flota/schemas';
import { Link, useGetManyReference } from 'react-admin';
import { StateChip } from '../../components/StateChip.js';
import { cardWords, MANDATE_STATE_LOOK } from '../../components/automatic/automatic.texts.js';

/** How a contract is paid by itself; nothing where it never was, or this member of staff may not know. */
export function AutomaticPaymentLink({ contractId }: { contractId: string }) {
  const { data: [mandate] = [] } = useGetManyReference<AdminAutomaticPayment>('automatic-payments', {
    target: 'contract',
    id: contractId,
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'acceptedAt', order: 'DESC' },
  });
  if (!mandate) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 2 }}>
      <Link to={`/automatic-payments/${mandate.id}/show`}>Pago automático, {cardWords(mandate.card)}</Link>
      <StateChip look={MANDATE_STATE_LOOK[mandate.state]} />
    </Box>
  );
}
