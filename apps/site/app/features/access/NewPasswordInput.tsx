import { type ComponentProps, useState } from 'react';
import { classNames } from '../../lib/class-names.js';
import { PasswordInput } from './PasswordInput.js';

/** From how many characters on a password is called what. Length is what protects: nothing else is counted. */
const STEPS = [
  { from: 20, level: 4, text: 'Muy buena.' },
  { from: 15, level: 3, text: 'Buena.' },
  { from: 10, level: 2, text: 'Suficiente. Con más letras protege mejor.' },
  { from: 1, level: 1, text: 'Aún es corta: use al menos diez caracteres.' },
] as const;

const STRENGTH_LEVELS = 4;

interface PasswordStrength {
  /** 0, for nothing typed, to 4. */
  level: number;
  text: string;
}

const passwordStrength = (password: string): PasswordStrength =>
  STEPS.find(({ from }) => [...password].length >= from) ?? { level: 0, text: '' };

type NewPasswordInputProps = Omit<
  ComponentProps<typeof PasswordInput>,
  'autoComplete' | 'maxLength' | 'hint' | 'below'
>;

/** A box in which a password is chosen; below it, how well it protects. */
export function NewPasswordInput({ onChange, ...input }: NewPasswordInputProps) {
  const [strength, setStrength] = useState(passwordStrength(''));
  return (
    <PasswordInput
      {...input}
      hint="Diez caracteres o más. Una frase de varias palabras es fácil de recordar y difícil de adivinar."
      autoComplete="new-password"
      maxLength={200}
      onChange={(event) => {
        setStrength(passwordStrength(event.currentTarget.value));
        onChange?.(event);
      }}
      below={<StrengthMeter {...strength} />}
    />
  );
}

function StrengthMeter({ level, text }: PasswordStrength) {
  return (
    <div className="mt-3">
      <div aria-hidden className="flex gap-2">
        {Array.from({ length: STRENGTH_LEVELS }, (_, index) => (
          <span key={index} className={classNames('h-1.5 flex-1', index < level ? 'bg-agave' : 'bg-line')} />
        ))}
      </div>
      <p role="status" className="mt-1 min-h-6 text-[0.9rem] text-muted">
        {text}
      </p>
    </div>
  );
}
