import { letterVerification } from '@flota/texts/site/letter-verification';
import type { Route } from './+types/letter-verification.js';
import { LETTER_VERIFICATION_PATH } from '../constants/paths.js';
import { LetterVerificationPage } from '../features/letter-verification/LetterVerificationPage.js';
import { pageMeta } from '../lib/meta.js';
import { WHILE_CLOSED } from '../lib/page-parameters.js';

export const handle = WHILE_CLOSED;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: letterVerification.title,
    description: letterVerification.description,
    path: LETTER_VERIFICATION_PATH,
    site: matches[0].loaderData,
    noIndex: true,
  });

export default LetterVerificationPage;
