import { isZero } from '@flota/figures';
import type { CustomerStanding } from '@flota/schemas';
import { Link, Skeleton, Typography } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Section } from '../../../components/Figures.js';
import { listPath } from '../../../components/list-path.js';
import { PlainList } from '../../../components/PlainList.js';
import { LinkedPair } from '../../../components/RecordLink.js';
import { StateChip } from '../../../components/StateChip.js';
import { CONTRACT_STATE_LOOK } from '../../../components/states/contracts.js';
import { formatCount, formatDay, formatMoney } from '../../../i18n/format.js';
import { useStanding } from './use-standing.js';

type ContractLine = CustomerStanding['contracts'][number];

/** What costs money first; of a fleet the rest is in the list. */
export function CustomerContracts({ customerId }: { customerId: string }) {
  const { data, isError } = useStanding(customerId);
  const { canAccess: mayList } = useCanAccess({ resource: 'contracts', action: 'list' });
  // That it didn't load is said above, where it can be tried again.
  if (isError) return null;
  const more = data ? data.contractCount - data.contracts.length : 0;
  return (
    <Section title="Contratos">
      {!data && <Skeleton variant="rounded" height={120} />}
      {data && (
        <PlainList items={data.contracts} empty="Este cliente no tiene contratos.">
          {(contract) => (
            <>
              <LinkedPair
                resource="contracts"
                id={contract.id}
                name={contract.number}
                detail={`${contract.planTitle} · ${contract.vehicle}`}
              />
              <Standing contract={contract} />
            </>
          )}
        </PlainList>
      )}
      {more > 0 && mayList && (
        <Link component={RouterLink} to={listPath('contracts', { customerId })} variant="body2">
          Ver los {formatCount(data?.contractCount ?? 0)} contratos
        </Link>
      )}
    </Section>
  );
}

function Standing({ contract: { daysLate, dueNow, nextDueOn, state } }: { contract: ContractLine }) {
  if (state === 'paid_off') return <StateChip look={CONTRACT_STATE_LOOK.paid_off} />;
  const isLate = daysLate > 0;
  return (
    <Typography
      component="span"
      variant="body2"
      sx={{ textAlign: { sm: 'right' }, whiteSpace: 'nowrap', fontWeight: isLate ? 650 : 500 }}
      color={isLate ? 'error' : undefined}
    >
      {isZero(dueNow) ? 'Al corriente' : `Debe ${formatMoney(dueNow)}`}
      <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
        {isLate ? `${formatCount(daysLate)} ${daysLate === 1 ? 'día' : 'días'} de atraso` : next(nextDueOn)}
      </Typography>
    </Typography>
  );
}

const next = (dueOn: string | null): string => (dueOn ? `Vence el ${formatDay(dueOn)}` : 'Sin pagos por vencer');
