import { Alert, Box, Typography } from '@mui/material';
import type { AdminContractDetail, AdminDeskRequestRow } from '@flota/schemas';
import {
  Link,
  Pagination,
  PaginationActions,
  type PaginationActionsProps,
  ReferenceManyField,
  useCanAccess,
  useGetManyReference,
} from 'react-admin';
import { Section } from '../../../components/Figures.js';
import { DESK_KIND_NAMES } from '../../../components/states/desk.js';
import { formatMoney } from '../../../i18n/format.js';
import { LoadFailure } from '../../../components/LoadFailure.js';
import { AskedRefunds } from './AskedRefunds.js';
import { actionsOf } from './desk-actions.js';
import { DeskActionButton } from './DeskActionButton.js';
import { ContractEvents } from './ContractEvents.js';

/** What happened to the contract's money, and what finance can do about it. */
export function ContractMoney({ contract }: { contract: AdminContractDetail }) {
  const { canAccess = false } = useCanAccess({ resource: 'desk-requests', action: 'ask' });
  return (
    <Section
      title="Dinero"
      actions={
        canAccess && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {actionsOf(contract).map((kind) => (
              <DeskActionButton key={kind} kind={kind} contract={contract} />
            ))}
          </Box>
        )
      }
    >
      <Waiting contractId={contract.id} />
      <AskedRefunds contract={contract} mayAct={canAccess} />
      <ReferenceManyField
        reference="contract-events"
        target="contractId"
        sort={{ field: 'valueOn', order: 'DESC' }}
        perPage={10}
        pagination={<Pagination rowsPerPageOptions={[10, 25, 50]} actions={EventPages} />}
        empty={<Typography color="textSecondary">Todavía no ha llegado dinero.</Typography>}
      >
        <ContractEvents contract={contract} mayAct={canAccess} />
      </ReferenceManyField>
    </Section>
  );
}

const EventPages = (props: PaginationActionsProps) => (
  <PaginationActions {...props} aria-label="Páginas de lo que pasó" />
);

/** What waits for a second person. */
function Waiting({ contractId }: { contractId: string }) {
  const {
    data = [],
    error,
    refetch,
  } = useGetManyReference<AdminDeskRequestRow>('desk-requests', {
    target: 'contractId',
    id: contractId,
    filter: { state: 'waiting' },
    pagination: { page: 1, perPage: 10 },
    sort: { field: 'createdAt', order: 'ASC' },
  });
  if (error) {
    return (
      <LoadFailure title="No pudimos cargar lo que espera autorización" error={error} retry={() => void refetch()} />
    );
  }
  return data.map(({ amount, id, kind }) => (
    <Alert key={id} severity="warning" sx={{ mb: 1.5 }}>
      {DESK_KIND_NAMES[kind]} de {formatMoney(amount)} en espera de autorización.{' '}
      <Link to={`/desk-requests/${id}/show`}>Revisarla</Link>
    </Alert>
  ));
}
