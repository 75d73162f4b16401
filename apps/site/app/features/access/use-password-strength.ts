import { PASSWORD_LENGTH } from '@flota/schemas';
import { access } from '@flota/texts/site/access';
import { useOnDemand } from '../../lib/use-on-demand.js';
import { useSettled } from '../../lib/use-settled.js';
import { useSite } from '../../lib/use-site.js';
import type { StrengthShown } from './password-strength.js';

export const STRENGTH_LEVELS = 4;

const NOTHING: StrengthShown = { level: 0, text: '' };

/** How well a password protects: while it is short, how much is missing; then what the server, which has the lists, says. */
export function usePasswordStrength(password: string, owner: readonly string[] = []): StrengthShown {
  const { companyName } = useSite();
  const missing = PASSWORD_LENGTH.min - password.length;
  const key = missing > 0 ? null : password;
  const settled = useSettled(key);
  const asked = useOnDemand(settled, async (signal) => {
    const { askForStrength } = await import('./password-strength.js');
    return askForStrength(settled ?? '', [companyName, ...owner], signal);
  });
  if (password === '') return NOTHING;
  if (missing > 0) return { level: 1, text: access.strengthTooShort({ n: missing }) };
  // Without an answer nothing is said: it is judged again when it is sent.
  return asked.state === 'ready' && settled === key ? asked.value : NOTHING;
}
