import { type PasswordStrength, passwordStrengthSchema } from '@flota/schemas';
import { access } from '@flota/texts/site/access';
import { api } from '../../api/client.js';
import { fieldText } from '../../api/field-texts.js';

/** What each level is called; the first is told by the code. */
const praise = (): Readonly<Record<number, string>> => ({
  2: access.strengthEnough,
  3: access.strengthGood,
  4: access.strengthVeryGood,
});

export interface StrengthShown {
  /** 0, for nothing known, to 4. */
  level: number;
  text: string;
}

/** What the server says of a password before it is sent to be kept. */
export async function askForStrength(
  password: string,
  about: readonly string[],
  signal: AbortSignal,
): Promise<StrengthShown> {
  const answer: PasswordStrength | null = await api.post(
    '/api/auth/password-strength',
    { password, about },
    passwordStrengthSchema,
    { signal },
  );
  if (!answer) throw new Error('password-strength answered nothing');
  const { code, level } = answer;
  return { level, text: code ? fieldText(code) : (praise()[level] ?? '') };
}
