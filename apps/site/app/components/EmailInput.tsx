import { controls } from '@flota/texts/site/controls';
import { useRef, useState, type ComponentProps, type InputEvent } from 'react';
import { probablyMeant } from '../lib/mistaken-email.js';
import { rich } from '../lib/rich.js';
import { useSettled } from '../lib/use-settled.js';
import { TextInput } from './TextInput.js';

type EmailInputProps = Omit<ComponentProps<typeof TextInput>, 'label' | 'type'> & { label?: string };

/**
 * A box for an e-mail address: its keyboard, and nothing that changes what is typed. An address that looks mistyped is
 * asked about once the typing stops: not when the box is left, where it would move the button from under the finger.
 */
export function EmailInput({ label = controls.email, onInput, className, ...input }: EmailInputProps) {
  const [typed, setTyped] = useState('');
  const [kept, setKept] = useState<string | null>(null);
  const settled = useSettled(typed) ?? '';
  const box = useRef<HTMLInputElement>(null);
  const meant = settled === typed && settled !== kept ? probablyMeant(settled) : null;
  const see = (event: InputEvent<HTMLInputElement>) => {
    box.current = event.currentTarget;
    setTyped(event.currentTarget.value);
    onInput?.(event);
  };
  return (
    <div className={className}>
      <TextInput
        autoComplete="email"
        maxLength={254}
        {...input}
        label={label}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        onInput={see}
      />
      <div role="status">
        {meant !== null && (
          <div className="mt-2 flex flex-wrap items-center gap-x-4 border-l-4 border-amber bg-paper pl-3 text-[0.9375rem]">
            <p className="py-2 wrap-anywhere">
              {rich(controls.emailMeant, { meant: () => <strong className="font-semibold">{meant}</strong> })}
            </p>
            <button type="button" className="link min-h-11 font-semibold" onClick={() => retype(box.current, meant)}>
              {controls.emailMend}
            </button>
            <button type="button" className="link min-h-11" onClick={() => setKept(typed)}>
              {controls.emailKeep}
            </button>
          </div>
        )}
      </div>
    </div>
  );
}

/** As if it were typed, so that whoever listens to the box hears of it. */
function retype(box: HTMLInputElement | null, value: string): void {
  if (!box) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, value);
  box.dispatchEvent(new Event('input', { bubbles: true }));
  box.focus();
}
