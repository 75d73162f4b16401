import { BILL_PART_NAMES, BILL_PROBLEM_NAMES, type BillCorrectionItem } from '@flota/schemas';
import { billStepMail } from '@flota/texts/mails/bill-requests';

/** What is to be mended, a line each, as a mail says it. */
export const correctionLines = (items: readonly BillCorrectionItem[]): string[] =>
  items.map(({ field, problem, note }) => {
    const said = { part: BILL_PART_NAMES[field], problem: BILL_PROBLEM_NAMES[problem].toLowerCase() };
    return note ? billStepMail.correctionItemNote({ ...said, note }) : billStepMail.correctionItem(said);
  });
