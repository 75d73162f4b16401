import type { LetterVerification } from '@flota/schemas';
import { letterVerification } from '@flota/texts/site/letter-verification';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../components/Button.js';
import { DateText } from '../../components/Money.js';
import { classNames } from '../../lib/class-names.js';
import type { Printed } from './printed.js';

interface VerificationAnswerProps {
  answer: LetterVerification;
  asked: Printed;
  onAnother: () => void;
}

const EDGES: Record<LetterVerification['standing'], string> = {
  holds: 'border-agave',
  expired: 'border-amber',
  changed: 'border-amber',
  voided: 'border-brick',
  unknown: 'border-brick',
};

/** In place of the form. Takes the focus, so that it is read out. */
export function VerificationAnswer({ answer, asked, onAnother }: VerificationAnswerProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { standing } = answer;
  return (
    <section ref={box} tabIndex={-1} aria-labelledby="resultado" className="max-w-2xl outline-none">
      <div className={classNames('border-l-4 pl-5', EDGES[standing])}>
        <h2 id="resultado" className="heading-card">
          {letterVerification[`${standing}Title`]}
        </h2>
        <p className="measure mt-3">{letterVerification[standing]}</p>
      </div>
      <dl className="mt-8 border-t border-line">
        <Row term={letterVerification.folio}>{asked.folio.toUpperCase()}</Row>
        {answer.standing !== 'unknown' && <Facts letter={answer} />}
      </dl>
      {answer.standing !== 'unknown' && answer.standing !== 'voided' && <Endings letter={answer} />}
      <Button variant="secondary" className="mt-9 max-tablet:w-full" onClick={onAnother}>
        {letterVerification.another}
      </Button>
    </section>
  );
}

type KnownLetter = Exclude<LetterVerification, { standing: 'unknown' }>;

function Facts({ letter: { issuedOn, kind, validUntil, voidedOn, year } }: { letter: KnownLetter }) {
  const document = letterVerification[kind];
  return (
    <>
      <Row term={letterVerification.document}>
        {year === null ? document : letterVerification.kindOfYear({ document, year: String(year) })}
      </Row>
      <Row term={letterVerification.issuedOn}>
        <DateText date={issuedOn} />
      </Row>
      {validUntil && (
        <Row term={letterVerification.validUntil}>
          <DateText date={validUntil} />
        </Row>
      )}
      {voidedOn && (
        <Row term={letterVerification.voidedOn}>
          <DateText date={voidedOn} />
        </Row>
      )}
    </>
  );
}

/** Who copies folio and QR of a true letter onto a false one changes these. */
function Endings({ letter: { clabeEnding, contractEnding, vinEnding } }: { letter: KnownLetter }) {
  return (
    <>
      <h3 className="heading-card mt-10 text-lg">{letterVerification.compareTitle}</h3>
      <p className="measure mt-2 text-muted">{letterVerification.compare}</p>
      <dl className="mt-5 border-t border-line">
        <Row term={letterVerification.contract}>{contractEnding}</Row>
        <Row term={letterVerification.vin}>{vinEnding}</Row>
        {clabeEnding && <Row term={letterVerification.clabe}>{clabeEnding}</Row>}
      </dl>
    </>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 border-b border-line py-3.5 tablet:grid-cols-[17rem_minmax(0,1fr)]">
      <dt className="text-muted">{term}</dt>
      <dd className="tabular font-semibold">{children}</dd>
    </div>
  );
}
