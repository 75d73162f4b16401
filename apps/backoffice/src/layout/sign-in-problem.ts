import { ApiProblem } from '../api/problem.js';

/** At sign-in a 401 means wrong credentials, never an ended session. */
export function signInProblem(error: unknown): string {
  if (!(error instanceof ApiProblem)) return 'No pudimos iniciar su sesión. Recargue la página e intente de nuevo.';
  return error.status === 401
    ? 'El correo o la contraseña no son correctos. Revíselos e intente de nuevo.'
    : error.message;
}
