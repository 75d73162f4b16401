import type { AccountPayment } from '@flota/schemas';
import { useLocation, useSearchParams } from 'react-router';
import { readHome } from '../../../api/account/contracts.js';
import { readPayments } from '../../../api/account/payments.js';
import { Button, LinkButton } from '../../../components/Button.js';
import { FirstFew } from '../../../components/FirstFew.js';
import { Select } from '../../../components/Select.js';
import { EmptyState, Skeleton } from '../../../components/States.js';
import {
  Allowed,
  AccountData,
  AccountPage,
  AUTOMATIC_PAYMENTS_PATH,
  byContractName,
  contractName,
  useAccountData,
  useOwnAccess,
  useScrollToHash,
} from '../../account/index.js';
import { usePaymentAlert } from '../PaymentAlert.js';
import { PaymentItem } from './PaymentItem.js';
import { olderText } from './payment-list.texts.js';

/** Every payment, by card and by transfer, with what it paid and its receipt. */
export function PaymentsPage() {
  const [parameters, setParameters] = useSearchParams();
  const contractId = parameters.get('contrato');
  const { may } = useOwnAccess();
  const contracts = useAccountData('home', readHome, { when: may('money') });
  const data = useAccountData(`payments ${contractId ?? ''}`, () => readPayments(contractId), { steady: true });
  const options = contracts.state === 'ready' ? contracts.value.contracts : [];
  return (
    <AccountPage
      title="Mis pagos"
      lead="Qué pagó, cómo se aplicó y el recibo de cada pago."
      actions={
        <Allowed to="own">
          <LinkButton to={AUTOMATIC_PAYMENTS_PATH} variant="secondary">
            Pago automático
          </LinkButton>
        </Allowed>
      }
    >
      {options.length > 1 && (
        <Select
          label="Contrato"
          className="mb-8 max-w-md"
          value={contractId ?? ''}
          onChange={({ target }) => setParameters(target.value ? { contrato: target.value } : {}, { replace: true })}
          options={[
            { value: '', label: 'Todos' },
            ...byContractName(options).map((contract) => ({
              value: contract.id,
              label: `${contractName(contract)}, ${contract.number}`,
            })),
          ]}
        />
      )}
      <AccountData data={data} what="sus pagos" skeleton={<Skeleton className="h-96" />}>
        {({ payments, older }) =>
          payments.length === 0 ? (
            <NoPayments filtered={contractId !== null} />
          ) : (
            <>
              <List payments={payments} />
              {older && <p className="mt-6 max-w-prose text-muted">{olderText(payments.length)}</p>}
            </>
          )
        }
      </AccountData>
    </AccountPage>
  );
}

/** Some months of a contract, or the last days of a fleet. */
const SHOWN_AT_FIRST = 20;

function List({ payments }: { payments: readonly AccountPayment[] }) {
  const { hash } = useLocation();
  useScrollToHash();
  return (
    <FirstFew
      items={payments}
      count={SHOWN_AT_FIRST}
      what="pagos"
      className="border-t border-ink"
      reach={payments.findIndex(({ folio }) => folio !== '' && hash === `#${folio}`)}
    >
      {(payment) => <PaymentItem key={payment.id} payment={payment} />}
    </FirstFew>
  );
}

function NoPayments({ filtered }: { filtered: boolean }) {
  const { open } = usePaymentAlert();
  return (
    <EmptyState
      title={filtered ? 'No hay pagos de ese contrato' : 'Todavía no hay pagos en su cuenta'}
      text="Cuando pague con tarjeta o recibamos su transferencia, aquí verá cómo se aplicó y su recibo."
      action={
        <Allowed to="pay">
          <Button onClick={() => open()}>Pagar</Button>
        </Allowed>
      }
    />
  );
}
