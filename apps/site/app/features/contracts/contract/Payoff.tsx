import { toCents } from '@flota/figures';
import { type AccountPayoff, addDays, PAYOFF_LETTER_MAX_DAYS } from '@flota/schemas';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { openPayoffLetter, readPayoff } from '../../../api/account/contracts.js';
import { Button } from '../../../components/Button.js';
import { fromIsoDate, toIsoDate } from '../../../components/date-picker/civil-date.js';
import { DatePicker } from '../../../components/date-picker/DatePicker.js';
import { dateValue, hasDate, type DatePickerValue } from '../../../components/date-picker/date-value.js';
import { DateText, Money } from '../../../components/Money.js';
import { Skeleton } from '../../../components/States.js';
import { FigureList } from '../../../components/FigureList.js';
import { Allowed, AccountData, OpenFileButton, outdateAccountData, useAccountData } from '../../account/index.js';
import { usePaymentAlert } from '../../payments/index.js';
import { documentsKey } from './ContractDocuments.js';
import { payoffLines, savingWords } from './payoff-lines.js';

const isCoveredPayoff = ({ total }: AccountPayoff): boolean => toCents(total) === 0n;

const DAY_FORMAT = 'dd/mm/yyyy';

/** What settles the contract on a day of the next weeks, and the letter that says so. */
export function Payoff({ contractId, today }: { contractId: string; today: string }) {
  const [picked, setPicked] = useState<DatePickerValue | null>(() => dateValue(fromIsoDate(today), DAY_FORMAT));
  const [on, setOn] = useState(today);
  const { open } = usePaymentAlert();
  const data = useAccountData(`payoff ${contractId} ${on}`, () => readPayoff(contractId, on), { steady: true });
  const last = addDays(today, PAYOFF_LETTER_MAX_DAYS);

  const pick = (value: DatePickerValue | null) => {
    setPicked(value);
    if (hasDate(value)) setOn(toIsoDate(value.date));
  };
  // The page stayed open until the chosen day was over.
  if (on < today) pick(dateValue(fromIsoDate(today), DAY_FORMAT));
  return (
    <section aria-labelledby="liquidar">
      <h2 id="liquidar" className="heading-card">
        Cuánto es para liquidar
      </h2>
      <p className="measure mt-2 text-muted">
        Elija el día en que pagaría. La carta vale ese día y no lo compromete a liquidar.
      </p>
      <div className="mt-6 grid grid-cols-1 gap-x-12 gap-y-8 wide:grid-cols-[18rem_minmax(0,1fr)]">
        <DatePicker
          label="Día del pago"
          hint="Hoy o en los siguientes quince días."
          locale="es-MX"
          options={{
            disableUntil: fromIsoDate(addDays(today, -1)),
            disableSince: fromIsoDate(addDays(last, 1)),
            allowSelectionOnlyInCurrentMonth: false,
          }}
          value={picked}
          onChange={pick}
        />
        <AccountData data={data} what="la cuenta para liquidar" skeleton={<Skeleton className="h-64" />}>
          {(payoff) => (
            <div className="@container max-w-2xl">
              <div role="status">
                <p className="text-muted">
                  Para liquidar el <DateText date={payoff.on} className="font-semibold text-ink" />
                </p>
                <p className="font-display text-[min(2.9rem,9.4cqi)] leading-tight font-bold tracking-tight">
                  <Money amount={payoff.total} currency />
                </p>
                {savingWords(payoff) && <p className="mt-1 text-agave-deep">{savingWords(payoff)}</p>}
              </div>
              <FigureList lines={payoffLines(payoff)} className="mt-4 border-t border-line" />
              <div className="mt-6 flex flex-wrap items-start gap-x-6 gap-y-3">
                <OpenFileButton
                  variant="secondary"
                  icon={<FileText aria-hidden size={18} />}
                  open={() =>
                    openPayoffLetter(contractId, payoff.on).then(() => outdateAccountData(documentsKey(contractId)))
                  }
                >
                  Descargar carta
                </OpenFileButton>
                {payoff.on === today && isCoveredPayoff(payoff) && (
                  <p className="w-full font-semibold text-agave-deep">
                    Su saldo a favor alcanza para liquidar: no tiene que pagar nada. Use “Elegir qué hacer”, arriba.
                  </p>
                )}
                {payoff.on === today && !isCoveredPayoff(payoff) && (
                  <Allowed to="pay">
                    <Button variant="quiet" className="px-0!" onClick={() => open({ contractId, kind: 'payoff' })}>
                      Liquidar hoy
                    </Button>
                  </Allowed>
                )}
              </div>
            </div>
          )}
        </AccountData>
      </div>
    </section>
  );
}
