import { consentChoice } from '@flota/texts/site/consent-choice';
import { Button } from '../../components/Button.js';
import { DateText } from '../../components/Money.js';
import { rich } from '../../lib/rich.js';
import { type ConsentLevel, saveConsent, useConsent } from './consent.js';

const LEVELS: readonly ConsentLevel[] = ['necessary', 'all'];

const meaningOf = (level: ConsentLevel): string =>
  level === 'all' ? consentChoice.allMeaning : consentChoice.necessaryMeaning;

/** What the visitor chose, and the way to choose otherwise. Part of the page about cookies. */
export function ConsentChoice() {
  const consent = useConsent();
  const chosen = consent?.choice;

  return (
    <section aria-labelledby="cookies-eleccion" className="border-y border-line py-8">
      <h2 id="cookies-eleccion" className="heading-card">
        {consentChoice.title}
      </h2>
      <p role="status" className="measure mt-3 text-muted">
        {consent && chosen
          ? rich(consentChoice.chosen({ choice: consentChoice[chosen], meaning: meaningOf(chosen) }), {
              choice: (text) => <strong className="text-ink">{text}</strong>,
              date: () => <DateText date={consent.date} />,
            })
          : consentChoice.notChosen}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        {LEVELS.map((level) => (
          <Button
            key={level}
            variant="secondary"
            aria-pressed={chosen === level}
            className="aria-pressed:bg-ink aria-pressed:text-white"
            onClick={() => saveConsent(level)}
          >
            {consentChoice[level]}
          </Button>
        ))}
      </div>
    </section>
  );
}
