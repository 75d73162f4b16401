import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../components/Button.js';
import { useHydrated } from '../../lib/use-hydrated.js';

interface ShortFormProps {
  /** Names the form for assistive technology. */
  label: string;
  form: {
    sending: boolean;
    failure: { message: string } | null;
    onSubmit: (event: FormEvent) => void;
    warmUp: () => void;
  };
  button: string;
  /** On the button while it is sent. */
  sendingLabel: string;
  variant?: 'primary' | 'secondary';
  /** Beside the button, such as the way out of a form that was opened. */
  otherAction?: ReactNode;
  children: ReactNode;
}

/** A form of a few boxes. What went wrong stands by its button. */
export function ShortForm({
  label,
  form,
  button,
  sendingLabel,
  variant = 'primary',
  otherAction,
  children,
}: ShortFormProps) {
  // Sent before scripts arrived, what was typed would end up in the address.
  const hydrated = useHydrated();
  return (
    <form noValidate aria-label={label} onSubmit={form.onSubmit} onFocus={form.warmUp} className="grid gap-6">
      {children}
      <p role="alert" className="font-medium text-brick empty:hidden">
        {form.failure?.message}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          variant={variant}
          disabled={!hydrated}
          loading={form.sending}
          loadingLabel={sendingLabel}
          className="max-tablet:w-full"
        >
          {button}
        </Button>
        {otherAction}
      </div>
    </form>
  );
}
