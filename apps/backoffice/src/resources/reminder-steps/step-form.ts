import type { AdminReminderStep, ReminderStepContent } from '@flota/schemas';
import { plainAmount } from '../../components/typed-figures.js';

/** A new one: a week of arrears, by mail, silent while somebody has promised. */
export const NEW_STEP = {
  ...{ name: '', active: true, side: 'late', distance: 7, position: 1, ways: ['email'], subject: '', body: '' },
  ...{ amountFrom: '', amountTo: '', ages: [], waitsForPromise: true, automatic: 'any', personTypes: [] },
};

/** People count days before or of arrears; the step has one figure. */
export const sideOf = ({ days }: Pick<AdminReminderStep, 'days'>) => ({
  side: days < 0 ? 'before' : 'late',
  distance: Math.abs(days),
});

/** What is sent of what was filled in. */
export function readStep(values: Record<string, unknown>): ReminderStepContent {
  const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : null);
  const distance = Number(values.distance);
  return {
    ...{ name: (values.name as string | null) ?? '', active: values.active, position: Number(values.position) },
    days: values.side === 'before' ? -distance : distance,
    ...{ subject: text(values.subject), body: text(values.body) },
    ...{ amountFrom: plainAmount(values.amountFrom) || null, amountTo: plainAmount(values.amountTo) || null },
    ...{ ways: values.ways, ages: values.ages, personTypes: values.personTypes },
    ...{ waitsForPromise: values.waitsForPromise, automatic: values.automatic },
  } as ReminderStepContent;
}
