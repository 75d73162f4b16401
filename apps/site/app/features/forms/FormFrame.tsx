import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { Button } from '../../components/Button.js';
import { useHydrated } from '../../lib/use-hydrated.js';
import { FailureNotice } from './FailureNotice.js';

interface FormFrameProps {
  /** Id of the heading that names the form. */
  labelledBy: string;
  form: {
    sending: boolean;
    failure: { message: string; correlationId: string } | null;
    onSubmit: (event: FormEvent) => void;
    warmUp: () => void;
  };
  button: string;
  /** Title of the notice when sending failed. */
  failedTitle: string;
  /** Between the fields and the button: how far the sending is. */
  progress?: ReactNode;
  children: ReactNode;
}

export function FormFrame({ labelledBy, form, button, failedTitle, progress, children }: FormFrameProps) {
  // Sent before scripts arrived, what was typed would end up in the address.
  const hydrated = useHydrated();
  return (
    <form
      noValidate
      aria-labelledby={labelledBy}
      onSubmit={form.onSubmit}
      onFocus={form.warmUp}
      className="relative grid gap-6"
    >
      {children}
      {form.failure && <FailureNotice title={failedTitle} {...form.failure} />}
      {progress}
      <Button
        type="submit"
        size="lg"
        disabled={!hydrated}
        loading={form.sending}
        className="w-full tablet:w-auto tablet:justify-self-start"
      >
        {button}
      </Button>
    </form>
  );
}

/** A box no person sees or reaches; programs fill in everything. */
export function Honeypot(input: ComponentProps<'input'>) {
  return (
    <div aria-hidden className="absolute -left-[9999px]">
      <input type="text" tabIndex={-1} autoComplete="off" {...input} />
    </div>
  );
}
