import {
  calculateQuote,
  FinanceError,
  type FinancingTerms,
  type LedgerInstalment,
  type LifeContract,
  standingOn,
} from '@flota/finance';
import { type QuoteView, viewOf } from '@flota/figures';
import { type AgreedTerms, contractIntakeSchema, contractTermsSchema, type FieldCode } from '@flota/schemas';
import type { FieldValues } from 'react-hook-form';
import { readIntake } from './intake-form.js';

export type IntakePreview =
  | {
      state: 'ready';
      first: LedgerInstalment;
      last: LedgerInstalment;
      /** A balloon or purchase option, due after the regular ones. */
      end: LedgerInstalment | undefined;
      /** Instalments that fell due before today. */
      past: number;
      /** The same of a quote. */
      view: QuoteView;
    }
  /** What is missing the form marks. */
  | { state: 'unfinished' }
  /** The terms can't be worked with: `code` of `@flota/finance`. */
  | { state: 'refused'; code: FieldCode };

const { shape } = contractIntakeSchema;

/** The contract's schedule and figures by what stands in the form, without saving it. */
export function previewOf(form: FieldValues, today: string): IntakePreview {
  const intake = readIntake(form) as Record<string, unknown>;
  const terms = contractTermsSchema.safeParse(intake.terms);
  const late = shape.late.safeParse(intake.late);
  const signedOn = shape.signedOn.safeParse(intake.signedOn);
  const startsOn = shape.startsOn.safeParse(intake.startsOn || undefined);
  const firstDueOn = shape.firstDueOn.safeParse(intake.firstDueOn);
  if (!terms.success || !late.success || !signedOn.success || !startsOn.success || !firstDueOn.success) {
    return { state: 'unfinished' };
  }
  try {
    const agreed = withFirstPeriod(terms.data, startsOn.data ?? signedOn.data, firstDueOn.data);
    const { schedule, methodVersion: _, ...figures } = calculateQuote(agreed);
    const contract: LifeContract = {
      terms: terms.data,
      late: late.data,
      startsOn: startsOn.data ?? signedOn.data,
      firstDueOn: firstDueOn.data,
      minimumPrepaymentPayments: 0,
      excess: 'capital',
      effects: [],
    };
    const lines = standingOn({ contract, events: [] }, contract.startsOn).instalments;
    const instalments = lines.map(({ instalment }) => instalment);
    const regular = instalments.filter(({ kind }) => kind === 'regular');
    const [first, last] = [regular[0], regular.at(-1)];
    if (!first || !last) return { state: 'unfinished' };
    return {
      state: 'ready',
      first,
      last,
      end: instalments.find(({ kind }) => kind !== 'regular'),
      past: regular.filter(({ dueOn }) => dueOn < today).length,
      view: viewOf({ terms: agreed, figures, schedule }),
    };
  } catch (error) {
    if (error instanceof FinanceError) return { state: 'refused', code: error.code };
    throw error;
  }
}

/** A quote's terms say nothing of days: the contract's first payment, and with it the CAT, depends on them. */
function withFirstPeriod(terms: AgreedTerms, startsOn: string, firstDueOn: string): FinancingTerms {
  return terms.kind === 'pure_lease' ? terms : { ...terms, firstPeriod: { startsOn, firstDueOn } };
}
