/** From how many characters on a password is called what. Length is what protects: nothing else is counted. */
const STEPS = [
  { from: 20, level: 4, text: 'Muy buena.' },
  { from: 15, level: 3, text: 'Buena.' },
  { from: 10, level: 2, text: 'Suficiente. Con más letras protege mejor.' },
  { from: 1, level: 1, text: 'Aún es corta: use al menos diez caracteres.' },
] as const;

export const STRENGTH_LEVELS = 4;

export interface PasswordStrength {
  /** 0, for nothing typed, to 4. */
  level: number;
  text: string;
}

export const passwordStrength = (password: string): PasswordStrength =>
  STEPS.find(({ from }) => [...password].length >= from) ?? { level: 0, text: '' };
