import type { LetterVerification } from '@flota/schemas';
import { letterVerification } from '@flota/texts/site/letter-verification';
import { useEffect, useRef } from 'react';
import { TextInput } from '../../components/TextInput.js';
import { Unbroken } from '../../components/Unbroken.js';
import { ShortForm, useSiteForm } from '../forms/index.js';
import { NOTHING_PRINTED, type Printed } from './printed.js';

interface VerificationFormProps {
  /** What a QR brought: it is asked at once. */
  printed: Printed | null;
  onAnswer: (answer: LetterVerification, asked: Printed) => void;
}

const BOX = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 60 } as const;

export function VerificationForm({ printed, onAnswer }: VerificationFormProps) {
  const form = useSiteForm({
    empty: printed ?? NOTHING_PRINTED,
    open: async () => (await import('./verification-form.js')).openVerificationForm(),
    onSent: onAnswer,
  });
  const { errorOf, register } = form;
  const box = useRef<HTMLDivElement>(null);
  const scanned = printed !== null;
  useEffect(() => {
    if (scanned) box.current?.querySelector('form')?.requestSubmit();
  }, [scanned]);
  return (
    <div ref={box} className="max-w-md">
      <ShortForm
        label={letterVerification.title}
        form={form}
        button={letterVerification.submit}
        sendingLabel={letterVerification.submitting}
      >
        <TextInput
          label={letterVerification.folio}
          hint={<Unbroken>{letterVerification.folioHint}</Unbroken>}
          {...BOX}
          error={errorOf('folio')}
          {...register('folio')}
        />
        <TextInput
          label={letterVerification.code}
          hint={<Unbroken>{letterVerification.codeHint}</Unbroken>}
          {...BOX}
          error={errorOf('code')}
          {...register('code')}
        />
      </ShortForm>
    </div>
  );
}
