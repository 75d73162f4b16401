import { type PushKind, type ShownNotice, sitePath } from '@flota/schemas';
import type { TextContract } from '../../messaging/owed-text.js';
import { pushNotices } from '@flota/texts/mails/push-notices';

type Words = Omit<ShownNotice, 'tag'>;

/** Said when it is shown, and of nobody: whoever is near the device reads it. */
const WORDS: Readonly<Record<PushKind, () => Words>> = {
  dueDates: () => ({ title: pushNotices.dueTitle, body: pushNotices.dueBody, path: sitePath('account') }),
  payments: () => ({ title: pushNotices.paidTitle, body: pushNotices.paidBody, path: sitePath('payments') }),
  statements: () => ({ title: pushNotices.statementTitle, body: pushNotices.statementBody, path: sitePath('papers') }),
  messages: () => ({ title: pushNotices.answerTitle, body: pushNotices.answerBody, path: sitePath('conversations') }),
  billRequests: () => ({ title: pushNotices.billTitle, body: pushNotices.billBody, path: sitePath('vehicleBill') }),
  policies: () => ({ title: pushNotices.policyTitle, body: pushNotices.policyBody, path: sitePath('insurance') }),
  formalities: () => ({
    title: pushNotices.formalityTitle,
    body: pushNotices.formalityBody,
    path: sitePath('account'),
  }),
};

/** @param said what says the same to a telephone, which may have words of its own for devices */
export const shownNotice = (kind: PushKind, said?: Pick<TextContract, 'shown'> | null): ShownNotice => ({
  ...WORDS[kind](),
  ...said?.shown?.(),
  tag: kind,
});
