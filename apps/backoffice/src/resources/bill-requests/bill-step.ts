import type { AdminBillRequest, BillCorrectionAsk, BillRequestState } from '@flota/schemas';
import type { FieldValues } from 'react-hook-form';

/** A bill can't be sent to a distributor that nobody chose. */
export const needsDistributor = ({ distributor }: Pick<AdminBillRequest, 'distributor'>, step: BillRequestState) =>
  step === 'sent_to_distributor' && distributor === null;

/** Which paper it will be is decided while it is made ready. */
export const asksForPaper = (step: BillRequestState): boolean => step === 'preparing' || step === 'sent_to_distributor';

/** `from` is the step that was on the screen: had the request moved meanwhile, the server refuses. */
export const readStep =
  (from: BillRequestState, state: BillRequestState) =>
  ({ note, paper }: FieldValues) => ({
    from,
    state,
    note: note ? (note as string) : '',
    ...(paper ? { paper: paper as string } : {}),
  });

/** What is to be mended, from the step that was on the screen. */
export const readCorrection =
  (from: BillRequestState) =>
  ({ items }: FieldValues): BillCorrectionAsk => ({
    from,
    items: ((items ?? []) as Partial<BillCorrectionAsk['items'][number]>[]).map(({ field, problem, note }) => ({
      field: field as BillCorrectionAsk['items'][number]['field'],
      problem: problem as BillCorrectionAsk['items'][number]['problem'],
      note: note ?? '',
    })),
  });
