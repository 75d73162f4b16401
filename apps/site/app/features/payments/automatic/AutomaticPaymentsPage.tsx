import type { AutomaticPayments } from '@flota/schemas';
import { useState } from 'react';
import { readAutomaticPayments } from '../../../api/account/automatic-payments.js';
import { FirstFew } from '../../../components/FirstFew.js';
import { EmptyState, Skeleton } from '../../../components/States.js';
import { AccountData, AccountPage, PAYMENTS_PATH, useAccountData } from '../../account/index.js';
import type { Changed } from './changed.js';
import { ContractMandate } from './ContractMandate.js';
import { SavedCards } from './SavedCards.js';
import { useCardSetup } from './use-card-setup.js';

const SETUP_NOTES = {
  waiting: 'Estamos confirmando su tarjeta con el procesador de pagos…',
  saved: 'Guardamos su tarjeta.',
  'not-saved': 'No se guardó ninguna tarjeta. Puede intentarlo de nuevo cuando quiera.',
} as const;

/** Of a fleet; what is paid by itself is never folded away. */
const SHOWN_AT_FIRST = 10;

/** The cards that a customer saved, and what each contract is paid with by itself. */
export function AutomaticPaymentsPage() {
  const data = useAccountData('automatic-payments', readAutomaticPayments);
  const [said, setSaid] = useState('');
  const reload = async () => (data.state === 'ready' ? data.reload() : undefined);
  const setup = useCardSetup(() => void reload());
  return (
    <AccountPage
      title="Pago automático"
      lead="Guarde una tarjeta y sus pagos se hacen solos. Le avisamos tres días antes de cada cobro, y puede desactivarlo cuando quiera."
      back={{ to: PAYMENTS_PATH, label: 'Mis pagos' }}
    >
      <p role="status" className="mb-6 border-l-4 border-amber pl-4 font-medium empty:hidden">
        {said || (setup && SETUP_NOTES[setup])}
      </p>
      <AccountData data={data} what="su pago automático" skeleton={<Skeleton className="h-96" />}>
        {(value, ready) => (
          <Content
            value={value}
            onChanged={async (now, done) => {
              if (now) ready.replace(now);
              else await ready.reload();
              setSaid(done);
            }}
          />
        )}
      </AccountData>
    </AccountPage>
  );
}

function Content({ value, onChanged }: { value: AutomaticPayments; onChanged: Changed }) {
  const { cardProvider, cards, contracts, terms } = value;
  return (
    <div className="grid gap-12">
      <SavedCards cards={cards} contracts={contracts} canSave={cardProvider !== null} onChanged={onChanged} />
      <section aria-labelledby="contratos-titulo">
        <h2 id="contratos-titulo" className="heading-card">
          Sus contratos
        </h2>
        {contracts.length === 0 ? (
          <div className="mt-5">
            <EmptyState
              headingLevel="h3"
              title="No tiene contratos por pagar"
              text="Cuando tenga un contrato con pagos pendientes, aquí podrá activar su pago automático."
            />
          </div>
        ) : (
          <FirstFew
            items={contracts}
            count={SHOWN_AT_FIRST}
            what="contratos"
            className="mt-5 border-t border-ink"
            reach={contracts.map(({ automaticPayment }) => automaticPayment !== null).lastIndexOf(true)}
          >
            {(contract) => (
              <ContractMandate
                key={contract.contractId}
                contract={contract}
                cards={cards}
                terms={terms}
                onChanged={onChanged}
              />
            )}
          </FirstFew>
        )}
      </section>
    </div>
  );
}
