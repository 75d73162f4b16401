import type { SavedQuote } from '@flota/schemas';
import { quoteHelp } from '@flota/texts/site/quote-help';
import { LinkButton } from '../../components/Button.js';
import { formatPhone, phoneHref } from '../../lib/format.js';
import { rich } from '../../lib/rich.js';
import { useSite } from '../../lib/use-site.js';

const STEPS = ['call', 'papers', 'answer'] as const;

export function NextSteps({ quote: { adviser, folio, distributor } }: { quote: SavedQuote }) {
  const { phone, supportHours } = useSite();
  return (
    <section aria-labelledby="next-steps" className="self-start">
      <h2 id="next-steps" className="heading-card">
        {quoteHelp.nextSteps}
      </h2>
      <ol className="mt-5">
        {STEPS.map((step, index) => (
          <li
            key={step}
            className="relative flex gap-4 pb-7 not-last:before:absolute not-last:before:top-11 not-last:before:bottom-1 not-last:before:left-[1.125rem] not-last:before:w-1 not-last:before:bg-[repeating-linear-gradient(180deg,var(--color-amber)_0_12px,transparent_12px_20px)]"
          >
            <span
              aria-hidden
              className="tabular grid size-10 shrink-0 place-items-center rounded-full border-2 border-ink font-display font-bold"
            >
              {index + 1}
            </span>
            <span>
              <span className="label-wide block pt-1.5 tracking-normal">{quoteHelp[`${step}Step`]}</span>
              <span className="mt-1 block leading-snug text-muted">{quoteHelp[`${step}StepText`]}</span>
            </span>
          </li>
        ))}
      </ol>
      {adviser && distributor && (
        <p className="border-t border-line py-5">
          {rich(quoteHelp.distributor({ name: distributor.name, city: distributor.city }), {
            strong: (text) => <strong>{text}</strong>,
            phone: () => (
              <a href={phoneHref(distributor.phone)} className="link tabular whitespace-nowrap">
                {formatPhone(distributor.phone)}
              </a>
            ),
          })}
        </p>
      )}
      <p className="border-t border-line pt-5">
        {rich(quoteHelp.preferCalling, { folio: () => <span className="whitespace-nowrap">{folio}</span> })}
      </p>
      <LinkButton variant="secondary" to={phoneHref(phone)} className="tabular mt-4 w-full">
        {phone}
      </LinkButton>
      <ul className="mt-3 text-[0.9rem] text-muted">
        {supportHours.map((hours) => (
          <li key={hours}>{hours}</li>
        ))}
      </ul>
    </section>
  );
}
