import { ApiProblem } from '@flota/client';
import type { ErrorCode } from '@flota/schemas';
import { problems } from '@flota/texts/site/problems';

/** What only staff and their systems are answered. Any other code is a text, or nothing compiles. */
type StaffCode =
  | 'API_CLIENT.ENDED'
  | 'API_CLIENT.TWO_KEYS'
  | 'AUTH.LAST_FACTOR'
  | 'AUTH.SCOPE'
  | 'BANK_ACCOUNT.INACTIVE'
  | 'BANK_DAY.BLOCKED'
  | 'BANK_DAY.CHANGED'
  | 'BANK_DAY.CLOSED'
  | 'BANK_LINE.ALREADY_POSTED'
  | 'BANK_LINE.CHANGED'
  | 'BANK_LINE.NOT_REVERSED'
  | 'BATCH.BUSY'
  | 'BATCH.LINES_MISSING'
  | 'BATCH.TOO_LARGE'
  | 'CALL.FAILED'
  | 'CALL.NOT_OFFERED'
  | 'CFDI.CANCELLATION_OPEN'
  | 'CFDI.NOT_FAILED'
  | 'CFDI.NOT_STAMPED'
  | 'CFDI_CANCELLATION.DECIDED'
  | 'CFDI_CANCELLATION.OWN'
  | 'COLLECTION.CONTACT_KEPT'
  | 'COLLECTION.NOT_BEHIND'
  | 'COLLECTION.HANDED_OVER'
  | 'COLLECTION.NOT_HANDED_OVER'
  | 'COLLECTION.NOT_TOGETHER'
  | 'COLLECTION.PROMISED'
  | 'COLLECTION.STOPPED'
  | 'COLLECTION.STOP_LIFTED'
  | 'COLLECTION.TAKEN'
  | 'CONVERSATION.ANSWERED'
  | 'CONVERSATION.TAKEN'
  | 'DESK_REQUEST.DECIDED'
  | 'DESK_REQUEST.OWN'
  | 'DESK_REQUEST.WAITING'
  | 'EVENT.TAKEN_BACK'
  | 'EXPORTS.TOO_MANY'
  | 'FILE.NOT_SQUARE'
  | 'FILE.SVG_TEXT'
  | 'GEOCODING.FAILED'
  | 'GEOCODING.NOT_OFFERED'
  | 'IMPORT.CHANGED_SINCE'
  | 'IMPORT.HAS_PROBLEMS'
  | 'IMPORT.STEP_PASSED'
  | 'IMPORT.TOO_MANY_FOR_WHOLE'
  | 'LEAD.MAIL_BARRED'
  | 'LEAD.MERGED'
  | 'LEAD.MERGE_BUILT_ON'
  | 'LEAD.MERGE_OLD'
  | 'LEAD.MOVED'
  | 'LEAD.TAKEN'
  | 'LEDGER_DIFFERENCE.DECIDED'
  | 'LEDGER_DIFFERENCE.FOLLOWS'
  | 'LEGAL_PAGE.UNFINISHED'
  | 'POLICY.DECIDED'
  | 'POLICY.OF_ANOTHER'
  | 'RATE_CHANGE.DAY_TAKEN'
  | 'RATE_CHANGE.DECIDED'
  | 'RATE_CHANGE.IN_FORCE'
  | 'RATE_CHANGE.OWN'
  | 'REFUND_REQUEST.SETTLED'
  | 'RESOURCE.VERSION_REQUIRED'
  | 'SIGNING.NOT_OFFERED'
  | 'SIGNING.NO_REPRESENTATIVE'
  | 'SITE.NOT_READY'
  | 'STAFF.OWN_ACCOUNT'
  | 'STAFF_RECOVERY.DECIDED'
  | 'STAFF_RECOVERY.OWN'
  | 'STATEMENT_RUN.MONTH_OPEN'
  | 'STATEMENT_RUN.NOTHING_TO_STATE'
  | 'VIEWS.TOO_MANY';

/** A newer server may send a code this page has never heard of. */
export function problemText(code: ErrorCode): string {
  const texts: Readonly<Record<Exclude<ErrorCode, StaffCode>, string>> = problems;
  return Object.hasOwn(texts, code) ? texts[code as keyof typeof texts] : problems['SERVER.ERROR'];
}

/** Why a call failed, for the visitor; what threw anything but an answer of the API never got through. */
export const failureText = (error: unknown, otherwise: ErrorCode = 'SERVER.UNAVAILABLE'): string =>
  problemText(error instanceof ApiProblem ? error.code : otherwise);
