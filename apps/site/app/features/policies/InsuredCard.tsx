import type { InsuredContract } from '@flota/schemas';
import { FileText } from 'lucide-react';
import { openPolicy } from '../../api/account/contracts.js';
import { LinkButton } from '../../components/Button.js';
import { DateText, Money } from '../../components/Money.js';
import { Unbroken } from '../../components/Unbroken.js';
import { classNames } from '../../lib/class-names.js';
import { useFocusOnNews } from '../../lib/use-focus.js';
import { Allowed, INSURANCE_LINK, OpenFileButton } from '../account/index.js';
import { isUnderReview } from './is-under-review.js';
import { PolicySteps } from './PolicySteps.js';
import { coverWords } from './texts.js';

interface InsuredCardProps {
  contract: InsuredContract;
  /** It was sent in just now, and takes the focus. */
  arrived: boolean;
  /** It is what lacks something first: the one action of the page. */
  leads: boolean;
}

/** A vehicle and until when it is insured; beside it what was sent in, and the policies that counted. */
export function InsuredCard({ contract, arrived, leads }: InsuredCardProps) {
  const { contractId, contractLabel, vehicle, contractEndsOn, policies, submissions } = contract;
  const [latest, ...former] = submissions;
  const shown = latest && latest.state !== 'accepted' ? latest : null;
  const cover = coverWords(contract);
  const heading = useFocusOnNews<HTMLHeadingElement>(arrived);
  const headingId = `seguro-${contractId}`;
  return (
    <article
      aria-labelledby={headingId}
      className="grid gap-x-16 gap-y-4 rounded border border-line bg-paper p-5 tablet:p-7 wide:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div>
        <h2
          id={headingId}
          ref={heading}
          tabIndex={-1}
          className="text-[1.15rem] leading-snug tracking-normal outline-none"
        >
          {vehicle}
        </h2>
        <p className="text-[0.95rem] text-muted">
          Contrato <Unbroken>{contractLabel}</Unbroken>
          {!contract.paidOff && (
            <>
              , termina el <DateText date={contractEndsOn} />
            </>
          )}
        </p>
        <p
          className={classNames(
            'mt-2 inline-block rounded font-semibold',
            cover.good ? 'text-agave-deep' : contract.coveredUntil ? '' : 'text-brick',
          )}
        >
          {cover.text}
        </p>
        {arrived && (
          <p role="status" className="mt-3 font-semibold text-agave-deep">
            Recibimos su póliza.
          </p>
        )}
      </div>
      <div className="grid content-start gap-y-4">
        {shown && (
          <div className="max-wide:border-t max-wide:border-line max-wide:pt-4">
            <PolicySteps submission={shown} />
          </div>
        )}
        {!contract.paidOff && !isUnderReview(contract) && (
          <Allowed to="insure">
            <LinkButton
              className="w-full tablet:w-auto tablet:justify-self-start"
              variant={leads ? 'primary' : 'secondary'}
              to={`${INSURANCE_LINK}?contrato=${contractId}`}
            >
              {latest?.state === 'rejected' ? 'Corregir y enviar de nuevo' : 'Enviar la póliza nueva'}
            </LinkButton>
          </Allowed>
        )}
        {policies.length > 0 && (
          <ul
            aria-label="Pólizas aceptadas"
            className="divide-y divide-line border-t border-line first:-mt-3 first:border-t-0 last:-mb-3"
          >
            {policies.map(({ id, insurer, number, coverage, startsOn, endsOn, premium, hasPdf }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 py-3">
                <div className="min-w-0">
                  <p className="wrap-anywhere">
                    {insurer}, póliza {number}
                  </p>
                  <p className="text-[0.95rem] text-muted">
                    {coverage}, del <DateText date={startsOn} /> al <DateText date={endsOn} />
                    {premium !== null && (
                      <>
                        , prima <Money amount={premium} />
                      </>
                    )}
                  </p>
                </div>
                {hasPdf && (
                  <OpenFileButton icon={<FileText aria-hidden size={18} />} open={() => openPolicy(id)}>
                    Ver póliza
                  </OpenFileButton>
                )}
              </li>
            ))}
          </ul>
        )}
        {former.length > 0 && (
          <details>
            <summary className="min-h-11 cursor-pointer py-2 font-semibold text-agave-deep">Envíos anteriores</summary>
            <div className="grid gap-6 pt-2">
              {former.map((submission) => (
                <PolicySteps key={submission.id} submission={submission} />
              ))}
            </div>
          </details>
        )}
      </div>
    </article>
  );
}
