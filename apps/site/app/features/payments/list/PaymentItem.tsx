import type { AccountPayment } from '@flota/schemas';
import { ChevronDown, Download } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { downloadReceipt } from '../../../api/account/payments.js';
import { FigureList } from '../../../components/FigureList.js';
import { DateText, Money } from '../../../components/Money.js';
import { Unbroken } from '../../../components/Unbroken.js';
import { classNames } from '../../../lib/class-names.js';
import { saveFile } from '../../../lib/save-file.js';
import { Allowed, contractPath, OpenFileButton, partLines } from '../../account/index.js';
import { creditLine, partWords, paymentDay, paymentNotes, paymentTitle, stateWords } from './payment-list.texts.js';

const TONES = { good: 'text-agave-deep', quiet: 'text-muted', bad: 'text-brick' };

/** One payment: what it paid opens below it. */
export function PaymentItem({ payment }: { payment: AccountPayment }) {
  const { amount, contractId, contractLabel, folio, reversedOn, state } = payment;
  const { hash } = useLocation();
  const { text, tone } = stateWords(payment);
  const notes = paymentNotes(payment);
  const part = partWords(payment);
  return (
    <li id={folio || payment.id} className="scroll-mt-32 border-b border-line">
      <details open={folio !== '' && hash === `#${folio}`} className="group">
        <summary className="grid cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto_1.5rem] items-baseline gap-x-5 gap-y-1 crowded:flex crowded:flex-col crowded:items-start py-4 desktop:grid-cols-[8rem_minmax(0,1fr)_13rem_10rem_1.5rem]">
          <DateText date={paymentDay(payment)} className="text-[0.95rem] text-muted max-desktop:col-span-3" />
          <span className="min-w-0">
            <span className="block leading-snug font-semibold">{paymentTitle(payment)}</span>
            <span className="block text-[0.95rem] leading-snug text-muted wrap-anywhere">
              <Unbroken>{contractLabel}</Unbroken>
            </span>
            {part && <span className="block text-[0.95rem] leading-snug text-muted">{part}</span>}
          </span>
          <span
            className={classNames(
              'text-[0.95rem] max-desktop:col-span-3 max-desktop:row-start-3 desktop:text-right',
              TONES[tone],
            )}
          >
            <Unbroken>{text}</Unbroken>
          </span>
          <span className={classNames('text-right font-semibold', reversedOn && 'line-through')}>
            <Money amount={amount} />
          </span>
          <ChevronDown aria-hidden size={20} className="self-center transition-transform group-open:rotate-180" />
        </summary>
        <div className="grid gap-4 pb-6 desktop:pl-[9.25rem]">
          {notes.map((note) => (
            <p key={note} className="measure text-[0.95rem] leading-snug">
              <Unbroken>{note}</Unbroken>
            </p>
          ))}
          <Applied payment={payment} />
          {folio && (
            <p className="text-[0.9rem] text-muted">
              Folio <span className="whole tabular">{folio}</span>
            </p>
          )}
          <div className="flex flex-wrap items-start gap-x-6 gap-y-1">
            {state === 'paid' && folio && (
              <OpenFileButton
                icon={<Download aria-hidden size={18} />}
                open={async () => {
                  const { content, name } = await downloadReceipt(payment);
                  saveFile(name, content);
                }}
              >
                {reversedOn ? 'Descargar recibo cancelado' : 'Descargar recibo'}
                <span className="sr-only">, folio {folio}</span>
              </OpenFileButton>
            )}
            <Allowed to="money">
              <Link to={contractPath(contractId)} className="link inline-flex min-h-11 items-center text-[0.95rem]">
                Ver el contrato
              </Link>
            </Allowed>
          </div>
        </div>
      </details>
    </li>
  );
}

/** What it paid, instalment by instalment, and what each is made of. */
function Applied({ payment: { applied } }: { payment: AccountPayment }) {
  if (!applied) return null;
  const credit = creditLine(applied);
  return (
    <dl className="max-w-2xl">
      {applied.lines.map(({ label, parts, total }) => (
        <div
          key={label}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 crowded:block border-b border-line py-2.5"
        >
          <dt className="font-semibold">{label}</dt>
          <dd className="font-semibold">
            <Money amount={total} />
          </dd>
          <dd className="col-span-2">
            <FigureList lines={partLines(parts)} className="mt-1 pl-4 text-[0.9375rem] text-muted" />
          </dd>
        </div>
      ))}
      {credit && (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
          <dt className="font-semibold">{credit.label}</dt>
          <dd className="font-semibold text-agave-deep">
            <Money amount={credit.amount} />
          </dd>
        </div>
      )}
    </dl>
  );
}
