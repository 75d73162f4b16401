import { CreditCard, Landmark, type LucideIcon } from 'lucide-react';

export type PaymentMethod = 'card' | 'transfer';

const METHODS: readonly { value: PaymentMethod; label: string; Icon: LucideIcon }[] = [
  { value: 'card', label: 'Tarjeta', Icon: CreditCard },
  { value: 'transfer', label: 'Transferencia', Icon: Landmark },
];

interface MethodSwitchProps {
  value: PaymentMethod;
  onChange: (method: PaymentMethod) => void;
}

/** The two ways to pay, side by side also on a phone; with large letters one below the other. */
export function MethodSwitch({ value, onChange }: MethodSwitchProps) {
  return (
    <fieldset className="@container min-w-0">
      <legend className="sr-only">¿Cómo quiere pagar?</legend>
      <div className="grid grid-cols-2 rounded border border-edge @max-[15rem]:grid-cols-1">
        {METHODS.map(({ value: method, label, Icon }) => (
          <label
            key={method}
            className="label-wide flex min-h-13 cursor-pointer items-center justify-center gap-2 px-2 text-[min(0.9rem,10cqi)] tracking-normal has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-agave"
          >
            <input
              type="radio"
              name="forma-de-pago"
              value={method}
              checked={value === method}
              onChange={() => onChange(method)}
              className="sr-only"
            />
            <Icon aria-hidden size={20} className="shrink-0 max-tablet:hidden" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
