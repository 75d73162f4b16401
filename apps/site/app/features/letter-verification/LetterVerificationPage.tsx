import type { LetterVerification } from '@flota/schemas';
import { letterVerification } from '@flota/texts/site/letter-verification';
import { useState } from 'react';
import { PageHeading } from '../../components/page/PageHeading.js';
import { StillInDoubt } from '../../components/page/StillInDoubt.js';
import { FormNoScript } from '../forms/index.js';
import type { Printed } from './printed.js';
import { usePrinted } from './use-printed.js';
import { VerificationAnswer } from './VerificationAnswer.js';
import { VerificationForm } from './VerificationForm.js';

interface Answered {
  answer: LetterVerification;
  asked: Printed;
}

/** For whoever is shown a letter: whether it is ours, and still true. */
export function LetterVerificationPage() {
  const scanned = usePrinted();
  return (
    <>
      <PageHeading title={letterVerification.title} lead={letterVerification.lead} />
      <FormNoScript />
      <div className="container-page grid gap-16 pb-24 wide:grid-cols-[minmax(0,1fr)_22rem]">
        {/* Another letter may be scanned in the same tab. */}
        <Verification key={scanned?.folio ?? ''} scanned={scanned} />
        <StillInDoubt title={letterVerification.help} />
      </div>
    </>
  );
}

function Verification({ scanned }: { scanned: Printed | null }) {
  const [answered, setAnswered] = useState<Answered>();
  const [printed, setPrinted] = useState(scanned);
  if (!answered)
    return <VerificationForm printed={printed} onAnswer={(answer, asked) => setAnswered({ answer, asked })} />;
  const onAnother = () => {
    setPrinted(null);
    setAnswered(undefined);
  };
  return <VerificationAnswer {...answered} onAnother={onAnother} />;
}
