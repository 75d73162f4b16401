import type { ApiProblem } from '@flota/client';
import { waitLabel } from '../../lib/wait-label.js';

/** For whoever guessed too often: how long to wait. */
export const tooManyAttempts = ({ code, problem: { retryAfterSeconds } }: ApiProblem): string | null =>
  code === 'REQUEST.RATE_LIMITED' && retryAfterSeconds
    ? `Hubo demasiados intentos. Para proteger su cuenta, espere ${waitLabel(retryAfterSeconds)} y vuelva a intentarlo.`
    : null;
