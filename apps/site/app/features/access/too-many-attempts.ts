import type { ApiProblem } from '@flota/client';
import { access } from '@flota/texts/site/access';
import { waitLabel } from '../../lib/wait-label.js';

/** For whoever guessed too often: how long to wait. */
export const tooManyAttempts = ({ code, problem: { retryAfterSeconds } }: ApiProblem): string | null =>
  code === 'REQUEST.RATE_LIMITED' && retryAfterSeconds
    ? access.tooManyAttempts({ wait: waitLabel(retryAfterSeconds) })
    : null;
