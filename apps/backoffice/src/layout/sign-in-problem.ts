import { PasskeyNotUsed } from '../api/passkeys.js';
import { ApiProblem, messageOf } from '../api/problem.js';

const UNKNOWN = 'No pudimos iniciar su sesión. Recargue la página e intente de nuevo.';

/** At sign-in a 401 means wrong credentials, never an ended session. */
export function signInProblem(error: unknown): string {
  if (error instanceof PasskeyNotUsed) return error.message;
  if (!(error instanceof ApiProblem)) return UNKNOWN;
  return error.status === 401
    ? 'El correo o la contraseña no son correctos. Revíselos e intente de nuevo.'
    : error.message;
}

/** Of the second step: a ticket lasts five minutes. */
export function secondStepProblem(error: unknown): string {
  if (error instanceof PasskeyNotUsed) return error.message;
  if (!(error instanceof ApiProblem)) return UNKNOWN;
  if (error.code === 'AUTH.SESSION_ENDED')
    return 'Pasaron más de cinco minutos. Vuelva y escriba su contraseña de nuevo.';
  const [first] = Object.values(error.body.errors ?? {});
  return messageOf(first) ?? error.message;
}
