import { billNoticeEmail, billStepEmail } from './bill-requests/bill-request-emails.js';
import { dueReminderEmail } from './contracts/due/due-reminder-email.js';
import { settlementLetterEmail } from './contracts/settlement/settlement-letter-email.js';
import { callBackReceiptEmail } from './leads/call-back-receipt-email.js';
import {
  accessLinkEmail,
  passwordNoticeEmail,
  secondFactorNoticeEmail,
  signInNoticeEmail,
} from './customers/customer-emails.js';
import { leadNoticeEmail, leadReceiptEmail } from './leads/lead-emails.js';
import { messageAnswerEmail, messageNoticeEmail } from './messages/message-emails.js';
import { paymentNoticeEmail, paymentReceiptEmail } from './payments/mail/payment-emails.js';
import type { EmailKind } from './platform/outbox/outbound-email.js';
import { rightsNoticeEmail, rightsReceiptEmail } from './privacy/rights-emails.js';
import { quoteEmail } from './quotes/quote-email.js';
import { heldNoticeEmail, paperEmail } from './statements/statements.job.js';

/** Every kind of mail. The worker does not start unless each has exactly one composer. */
export const EMAILS: EmailKind[] = [
  quoteEmail,
  callBackReceiptEmail,
  leadReceiptEmail,
  leadNoticeEmail,
  rightsReceiptEmail,
  rightsNoticeEmail,
  accessLinkEmail,
  signInNoticeEmail,
  passwordNoticeEmail,
  secondFactorNoticeEmail,
  settlementLetterEmail,
  dueReminderEmail,
  billStepEmail,
  billNoticeEmail,
  messageAnswerEmail,
  messageNoticeEmail,
  paymentReceiptEmail,
  paymentNoticeEmail,
  paperEmail,
  heldNoticeEmail,
];
