import { type ReactNode, useEffect, useRef } from 'react';
import { TextInput } from '../../components/TextInput.js';

interface PaymentAmountProps {
  id: string;
  label: string;
  hint: string;
  /** Keeps it in view, with what is said of it: the customer chose it in the list above. */
  reveal: boolean;
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
  children?: ReactNode;
}

/** An amount that the customer says, and below it what comes of it. */
export function PaymentAmount({ id, label, hint, reveal, value, onChange, error, children }: PaymentAmountProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (reveal) box.current?.scrollIntoView({ block: 'nearest' });
  }, [reveal, label, error]);
  return (
    // The margin keeps it clear of the total, which sticks to the bottom.
    <div ref={box} className="grid gap-5 scroll-mb-44">
      <TextInput
        id={id}
        label={label}
        hint={hint}
        prefix="$"
        suffix="MXN"
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={error}
      />
      {children}
    </div>
  );
}
