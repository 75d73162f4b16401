import { accountant } from '@flota/texts/site/accountant';
import type { AccountantStep } from '../../api/accountant-link.js';
import { MailLinkPage } from '../mail-link/index.js';
import { AccountantDecision } from './AccountantDecision.js';

// Loaded when it is needed: it brings the schema of the answer.
const ask = async (step: AccountantStep | 'link', token: string) =>
  (await import('../../api/accountant-link.js')).askOfAccountant(step, token);

/** Opened by the link in an accountant's mail. */
export const AccountantPage = () => (
  <MailLinkPage texts={accountant} ask={ask}>
    {(invitation, decision) => <AccountantDecision invitation={invitation} {...decision} />}
  </MailLinkPage>
);
