import type { ContractDetail } from '@flota/schemas';
import { useState } from 'react';
import { Link } from 'react-router';
import { readHome } from '../../../api/account/contracts.js';
import { Button } from '../../../components/Button.js';
import { Dialog, DialogCloseButton } from '../../../components/Dialog.js';
import { Money } from '../../../components/Money.js';
import { RadioCards } from '../../../components/RadioCards.js';
import {
  AccountData,
  byContractName,
  forgetAccountData,
  MESSAGES_PATH,
  outdateAccountData,
  useAccountData,
  useOwnAccess,
} from '../../account/index.js';
import { type CreditChoice, creditOptions, receiversOf, type SendCredit } from './credit-choices.js';
import { CreditUseForm } from './CreditUseForm.js';
import { RefundForm } from './RefundForm.js';

const HEADING = 'saldo-titulo';

interface Done {
  title: string;
  text: string;
  conversationId?: string;
}

interface CreditDialogProps {
  contract: ContractDetail;
  /** The same key for the same request. */
  keyFor: (request: unknown) => string;
  onClose: () => void;
}

/** Where the customer says what becomes of their money. It stays until it is known whether that was done. */
export function CreditDialog({ contract, keyFor, onClose }: CreditDialogProps) {
  const home = useAccountData('home', readHome);
  const { may } = useOwnAccess();
  const [chosen, setChosen] = useState<CreditChoice | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const [attempt, setAttempt] = useState<'working' | 'failed'>();
  const working = attempt === 'working' && !done;
  const send: SendCredit = async (deliver, request) => {
    setAttempt('working');
    try {
      return await deliver(contract.id, request, keyFor(request));
    } catch (error) {
      setAttempt('failed');
      throw error;
    }
  };
  const close = () => {
    if (working) return;
    onClose();
    if (done) void forgetAccountData();
    // Of an answer that got lost only the contract says whether it was done.
    else if (attempt) void outdateAccountData(`contract ${contract.id}`);
  };
  return (
    <Dialog open onClose={close} labelledBy={HEADING} className="w-[40rem] overflow-y-auto">
      <div className="relative p-5 tablet:p-8">
        <DialogCloseButton onClose={close} className="absolute top-3 right-3 z-10 border border-line" />
        <h2 id={HEADING} className="heading-card pr-14">
          {done ? done.title : 'Su saldo a favor'}
        </h2>
        {done ? (
          <div role="status" className="mt-4 grid gap-5">
            <p className="text-muted">{done.text}</p>
            <div className="flex flex-wrap gap-4">
              <Button onClick={close}>Listo</Button>
              {done.conversationId && (
                <Link to={`${MESSAGES_PATH}/${done.conversationId}`} className="link inline-flex min-h-11 items-center">
                  Ver mi solicitud
                </Link>
              )}
            </div>
          </div>
        ) : (
          <AccountData data={home} what="sus contratos">
            {({ contracts }) => {
              const receivers = byContractName(receiversOf(contract, contracts));
              const options = creditOptions(contract, receivers).filter(
                ({ value }) => value !== 'refund' || may('manage'),
              );
              const choice = options.find(({ value }) => value === chosen)?.value ?? options[0]?.value;
              if (!choice) return <p className="mt-5">Solo el titular de la cuenta puede pedir que se devuelva.</p>;
              return (
                <div className="mt-5 grid gap-6">
                  <p>
                    Tiene <Money amount={contract.unapplied} currency className="font-semibold" /> a favor en este
                    contrato.
                  </p>
                  <RadioCards
                    legend="¿Qué quiere hacer?"
                    name="uso-del-saldo"
                    columns={1}
                    value={choice}
                    onChange={(value) => !working && setChosen(value as CreditChoice)}
                    options={options}
                  />
                  {choice === 'refund' ? (
                    <RefundForm {...{ contract, working, send }} onDone={setDone} />
                  ) : (
                    <CreditUseForm key={choice} {...{ contract, choice, receivers, working, send }} onDone={setDone} />
                  )}
                </div>
              );
            }}
          </AccountData>
        )}
      </div>
    </Dialog>
  );
}
