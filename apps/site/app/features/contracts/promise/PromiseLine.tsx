import { ApiProblem } from '@flota/client';
import { addDays, type ContractDetail, type ContractPromises, type PaymentPromise } from '@flota/schemas';
import { toCents } from '@flota/figures';
import { useState } from 'react';
import { cancelPromise, readPromises } from '../../../api/account/payment-promises.js';
import { failureText } from '../../../api/problem-texts.js';
import { Button } from '../../../components/Button.js';
import { DateText, Money } from '../../../components/Money.js';
import { useFocusOnNews } from '../../../lib/use-focus.js';
import { outdateAccountData, useAccountData } from '../../account/index.js';
import { PromiseDialog } from './PromiseDialog.js';

/** What came of one is told so long after its day. */
const TOLD_DAYS = 15;

/** By when the customer pays what they owe, or the way to say so. Beside it nothing else waits: without an answer it is not there. */
export function PromiseLine({ contract, today }: { contract: ContractDetail; today: string }) {
  const data = useAccountData(`promises ${contract.id}`, () => readPromises(contract.id));
  const [saying, setSaying] = useState(false);
  const [changes, setChanges] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const line = useFocusOnNews<HTMLDivElement>(changes);
  if (data.state !== 'ready') return null;
  const { offer, promises } = data.value;
  const change = (changed: ContractPromises) => {
    data.replace(changed);
    setFailure(null);
    setChanges(changes + 1);
  };
  /** What was refused is shown as it is by now, and why it was is said there. */
  const readAgain = async (reason: string | null = null) => {
    await Promise.all([data.reload(), outdateAccountData(`contract ${contract.id}`)]);
    setFailure(reason);
    if (reason) setChanges((count) => count + 1);
  };
  const last = promises.find(({ day, state }) => state !== 'cancelled' && day >= addDays(today, -TOLD_DAYS));
  return (
    <div ref={line} tabIndex={-1} className="mt-4 outline-none">
      {last && <LastPromise promise={last} today={today} onChanged={change} onOutdated={readAgain} />}
      {failure && (
        <p role="alert" className="text-brick">
          {failure}
        </p>
      )}
      {offer && (
        <Button variant="quiet" className="px-0!" onClick={() => setSaying(true)}>
          {last ? 'Prometer otro pago' : '¿No puede pagar hoy? Diga cuándo'}
        </Button>
      )}
      {offer && saying && (
        <PromiseDialog
          contract={contract}
          offer={offer}
          onDone={change}
          onOutdated={(reason) => void readAgain(reason)}
          onClose={() => setSaying(false)}
        />
      )}
    </div>
  );
}

interface LastPromiseProps {
  promise: PaymentPromise;
  today: string;
  onChanged: (promises: ContractPromises) => void;
  onOutdated: (reason: string) => Promise<void>;
}

function LastPromise({ promise, today, onChanged, onOutdated }: LastPromiseProps) {
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const amount = <Money amount={promise.amount} className="font-semibold" />;
  const day = <DateText date={promise.day} className="font-semibold" />;
  const takeBack = async () => {
    setWorking(true);
    setFailure(undefined);
    try {
      onChanged(await cancelPromise(promise.id));
    } catch (error) {
      if (error instanceof ApiProblem && error.status === 409) await onOutdated(failureText(error));
      else setFailure(failureText(error));
      setWorking(false);
    }
  };
  if (promise.state === 'kept')
    return <p className="text-agave-deep">Cumplió su promesa de pago de {amount}. Gracias.</p>;
  if (promise.state === 'broken')
    return (
      <p className="text-brick">
        No recibimos completos los {amount} que prometió para el {day}.
      </p>
    );
  const hasPassed = today > promise.payableUntil;
  return (
    <div role="status" className="border-l-4 border-line pl-4">
      <p>
        Prometió pagar {amount} a más tardar el {day}.
      </p>
      {hasPassed && (
        <p className="text-muted">
          Si ya pagó, lo veremos aquí a más tardar el <DateText date={promise.knownOn} className="font-semibold" />.
        </p>
      )}
      {toCents(promise.received) > 0n && (
        <p className="text-agave-deep">
          Ya recibimos <Money amount={promise.received} className="font-semibold" />.
        </p>
      )}
      {!hasPassed && (
        <Button
          variant="quiet"
          className="px-0!"
          loading={working}
          loadingLabel="Retirando…"
          onClick={() => void takeBack()}
        >
          Retirar la promesa
        </Button>
      )}
      {failure && (
        <p role="alert" className="text-brick">
          {failure}
        </p>
      )}
    </div>
  );
}
