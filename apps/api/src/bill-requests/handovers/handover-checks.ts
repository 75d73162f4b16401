import { type BillReceiver, dayInMexico, type FieldError, instantInMexico, isSameName } from '@flota/schemas';
import { ProblemException } from '../../platform/errors/problem.exception.js';

/** Clocks of tablets run ahead. */
const TOLERATED_MS = 5 * 60_000;

/** When it was: not yet to come, and not before what had to come first. */
export function instantOf({ day, time }: { day: string; time: string }, after: Date, now = new Date()): Date {
  const at = instantInMexico(day, time);
  if (at.getTime() > now.getTime() + TOLERATED_MS) refuse([{ field: 'day', code: 'DATE.IN_FUTURE' }]);
  if (day < dayInMexico(after)) refuse([{ field: 'day', code: 'DATE.BEFORE_REQUEST' }]);
  return at;
}

/** The holder in person bears the contract's name: whoever bears another one is somebody else. */
export const receiverErrors = (
  { receiver, receiverName }: { receiver: BillReceiver; receiverName: string },
  holder: { legalName: string },
): FieldError[] =>
  receiver === 'representative' || isSameName(receiverName, holder.legalName)
    ? []
    : [{ field: 'receiverName', code: 'RECEIVER.OTHER_HOLDER' }];

export const missing = (field: string, isMissing: boolean): FieldError[] =>
  isMissing ? [{ field, code: 'FILE.REQUIRED' }] : [];

export function refuse(errors: FieldError[]): void {
  if (errors.length > 0) throw ProblemException.invalid(errors);
}
