import { expect, it } from '@jest/globals';
import { CASCADIA, catalogue } from '../../testing/catalogue.fixture.js';
import { exampleTermsText, findPlan, findVehicle, planExamples } from '../quoting/index.js';
import { usualPayment } from './usual-payment.js';

const TODAY = '2026-11-20';
const { plans } = catalogue;
const { type, version } = findVehicle(catalogue, CASCADIA)!;
const vehicle = { type: type.slug, price: version.price };

it('is the figure that the examples of plans have for the same vehicle, and says of whom it is', () => {
  const [example] = planExamples(catalogue, TODAY);
  expect(usualPayment(plans, vehicle, TODAY)).toMatchObject({
    amount: example!.first.amount,
    plan: example!.planTitle,
    terms: exampleTermsText(example!),
  });
});

it('is not of whoever pays least', () => {
  const credit = findPlan(catalogue, 'credito-directo')!;
  const payment = usualPayment([credit], vehicle, TODAY);
  expect(payment?.terms).toContain('persona física con actividad empresarial');
  expect(Number(payment?.amount)).toBeGreaterThan(65_502.73);
});

it('is of the first plan that takes the vehicle, and of none where none does', () => {
  expect(usualPayment([], vehicle, TODAY)).toBeNull();
});
