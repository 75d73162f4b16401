import { Alert, Box } from '@mui/material';
import type { AdminRestructuring } from '@flota/schemas';
import { useCanAccess, useGetManyReference } from 'react-admin';
import { formatDay, formatInstant } from '../../i18n/format.js';
import { AuditedFiles } from '../AuditedFiles.js';
import { ConfirmedButton } from '../ConfirmedButton.js';
import { LoadFailure } from '../LoadFailure.js';
import { paymentsWords } from '../payments-words.js';
import { RESTRUCTURING_STATE_LOOK } from '../states/restructurings.js';
import { usePost } from '../use-post.js';
import { ProposeButton } from './ProposeButton.js';
import type { RestructuredContract } from './restructured-contract.js';

/** What became of the newest proposal, and the way to make one. */
export function ContractRestructuring({ contract }: { contract: RestructuredContract }) {
  const { canAccess: maySee = false } = useCanAccess({ resource: 'restructurings', action: 'list' });
  return maySee ? <Newest contract={contract} /> : null;
}

function Newest({ contract }: { contract: RestructuredContract }) {
  const { canAccess: mayPropose = false } = useCanAccess({ resource: 'restructurings', action: 'propose' });
  const { data, error, isPending, refetch } = useGetManyReference<AdminRestructuring>('restructurings', {
    target: 'contractId',
    id: contract.id,
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'createdAt', order: 'DESC' },
  });
  if (error) {
    return <LoadFailure title="No pudimos cargar la reestructura" error={error} retry={() => void refetch()} />;
  }
  if (isPending) return null;
  const newest = data?.[0];
  const isLease = contract.kind === 'pure_lease' || contract.kind === 'financial_lease';
  const mayBe = !isLease && contract.state !== 'paid_off';
  return (
    <>
      {newest && <Proposal proposal={newest} mayWithdraw={mayPropose} />}
      {newest?.state !== 'open' && mayPropose && mayBe && <ProposeButton contract={contract} />}
    </>
  );
}

function Proposal({ mayWithdraw, proposal }: { mayWithdraw: boolean; proposal: AdminRestructuring }) {
  const {
    declineReason,
    documentId,
    endedAt,
    graceMonths,
    id,
    paymentsLeft,
    proposedBy,
    proposedOn,
    reason,
    state,
    validUntil,
  } = proposal;
  const { busy, post } = usePost();
  return (
    <Alert severity={state === 'accepted' ? 'success' : 'info'} sx={{ mt: 2 }}>
      Reestructura {RESTRUCTURING_STATE_LOOK[state].label.toLowerCase()}
      {state === 'open' ? ` hasta el ${formatDay(validUntil)}` : endedAt && ` (${formatInstant(endedAt)})`}:{' '}
      {paymentsWords(paymentsLeft)}
      {graceMonths > 0 && `, ${graceMonths} de solo intereses`}. La propuso {proposedBy} el {formatDay(proposedOn)}.
      <Box sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>{reason}</Box>
      {(state === 'open' || documentId) && (
        <AuditedFiles
          color="inherit"
          resource="restructurings"
          files={[
            {
              path: `/api/admin/restructurings/${id}/agreement`,
              label: state === 'open' ? 'Convenio propuesto (PDF)' : 'Convenio modificatorio (PDF)',
              name: 'convenio.pdf',
            },
          ]}
        />
      )}
      {declineReason && <Box sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>El cliente dijo: {declineReason}</Box>}
      {state === 'open' && mayWithdraw && (
        <Box sx={{ mt: 1 }}>
          <ConfirmedButton
            size="small"
            color="inherit"
            busy={busy}
            title="¿Retirar la propuesta de reestructura?"
            content="El cliente ya no la ve ni puede aceptarla. Se puede hacer otra."
            confirm="Retirar la propuesta"
            onConfirm={() => post(`/api/admin/restructurings/${id}/withdraw`, 'La propuesta se retiró.')}
          >
            Retirar la propuesta
          </ConfirmedButton>
        </Box>
      )}
    </Alert>
  );
}
