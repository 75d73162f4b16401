import { expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { CASCADIA, catalogue } from '../../testing/catalogue.fixture.js';
import { calculateFigures, findPlan, findVehicle } from '../quoting/index.js';
import type { ComparisonRequest } from './compare.js';
import { PlanComparison, type PlanChoice } from './PlanComparison.js';

const plans = catalogue.plans.filter(({ slug }) => ['credito-directo', 'arrendamiento-puro'].includes(slug));

const asked: ComparisonRequest = {
  vehicleType: 'camion',
  price: '3480000.00',
  personType: 'moral',
  borderRegion: false,
  downPaymentPercent: '20',
  termMonths: 60,
};

function viewOfPlan(slug: string) {
  const vehicle = findVehicle(catalogue, CASCADIA)!;
  const plan = findPlan(catalogue, slug)!;
  const result = calculateFigures({
    ...asked,
    plan,
    vehicle,
    downPaymentPercent: '20',
    units: 1,
    onDate: '2026-11-20',
  });
  if (result.state !== 'ready') throw new Error(result.code);
  return result.quote;
}

function show(changes: Partial<ComparisonRequest>, current?: string) {
  const chosen = jest.fn<(choice: PlanChoice) => void>();
  render(
    <PlanComparison
      plans={plans}
      asked={{ ...asked, ...changes }}
      current={current === undefined ? undefined : { slug: current, view: viewOfPlan(current) }}
      renderChoice={(choice, label) => <button onClick={() => chosen(choice)}>{label}</button>}
    />,
  );
  return chosen;
}

it('heads every row and column, and shows a plan that is not offered so on its nearest terms, and says so', async () => {
  show({});
  const table = await screen.findByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['credito-directo', 'arrendamiento-puroNo se ofrece a 60 meses. Lo más cercano: 48 meses.']);
  const monthly = within(table).getByRole('row', { name: /^El primer mes/ });
  expect(
    within(monthly)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['$65,502.73Sus intereses no causan IVA.', expect.stringMatching(/^\$84,538\.98IVA incluido/)]);
});

it('chooses a plan, with the nearest term where it has not the one asked for', async () => {
  const chosen = show({});
  (await screen.findByRole('button', { name: /^Elegir a 48 meses ?: arrendamiento-puro$/ })).click();
  expect(chosen).toHaveBeenCalledWith({ plan: 'arrendamiento-puro', termMonths: 48 });
});

it('offers no choice of the plan at hand, nor of one that is not for this person', async () => {
  show({ personType: 'fisica' }, 'credito-directo');
  expect(await screen.findByText('No se ofrece a personas físicas.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
