import { beforeEach, expect, it } from '@jest/globals';
import type { PlanRules } from '@flota/schemas';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { CASCADIA, catalogue } from '../../testing/catalogue.fixture.js';
import { startLinkTo } from '../quoting/index.js';
import { CalculatorProvider, useCalculator } from './CalculatorProvider.js';
import { InsuranceSwitch } from './InsuranceSwitch.js';
import { ReachPayment } from './ReachPayment.js';

function Step() {
  const { terms } = useCalculator();
  if (!terms) return null;
  return (
    <>
      <p>
        Enganche {terms.downPaymentPercent}, plazo {terms.termMonths}
      </p>
      <InsuranceSwitch terms={terms} />
      <ReachPayment terms={terms} />
    </>
  );
}

async function open(insurance: PlanRules['insurance'] = null) {
  const plans = catalogue.plans.map((plan) => ({ ...plan, rules: { ...plan.rules, insurance } }));
  const element = (
    <CalculatorProvider catalogue={{ ...catalogue, plans }}>
      <Step />
    </CalculatorProvider>
  );
  localStorage.setItem('modelSelect', JSON.stringify(CASCADIA));
  localStorage.setItem('result', JSON.stringify({ plan: 'credito-directo', personType: 'moral' }));
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [startLinkTo(CASCADIA)] });
  render(<RouterProvider router={router} />);
  // The arithmetic arrives on its own.
  await act(() => import('../quoting/index.js'));
}

const ask = async (user: ReturnType<typeof userEvent.setup>, amount: string) => {
  await user.click(screen.getByText('Ajustar a lo que puede pagar al mes'));
  const box = screen.getByRole('textbox', { name: /Quiero pagar al mes/ });
  await user.clear(box);
  await user.type(box, amount);
  await user.click(screen.getByRole('button', { name: 'Ajustar' }));
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('says which term and which down payment come down to an amount, and takes them over', async () => {
  const user = userEvent.setup();
  await open();
  await ask(user, '60,000');
  const byTerm = await screen.findByRole('button', { name: /Usar 20\s% de enganche, 72 meses/ });
  await user.click(screen.getByRole('button', { name: /Usar 30\s% de enganche, 60 meses/ }));
  expect(screen.getByText('Enganche 30, plazo 60')).toBeTruthy();
  expect(screen.getByText('Es lo que eligió')).toBeTruthy();
  expect(byTerm.isConnected).toBe(false);
});

it('says what the plan costs at least where nothing of it does', async () => {
  const user = userEvent.setup();
  await open();
  await ask(user, '5000');
  expect(
    await screen.findByText(/no se llega a \$5,000.00 al mes.*Lo menos son.*60\s% de enganche, 72 meses/),
  ).toBeTruthy();
});

it('keeps what it does not understand, and says what to write', async () => {
  const user = userEvent.setup();
  await open();
  await ask(user, 'mucho');
  expect(screen.getByText(/Escriba una cantidad en pesos/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Quiero pagar/ }).value).toBe('mucho');
});

it('has a switch for insurance that may be left, with its amount, and none for what is required', async () => {
  const user = userEvent.setup();
  const premiums = [{ annualPercentOfPrice: '3.25' }];
  await open({ mandatory: false, premiums });
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Incluir el seguro.*\$10,933.00 al mes/ });
  expect(box.checked).toBe(true);
  await user.click(box);
  expect(await screen.findByText(/Lo contrata usted por su cuenta/)).toBeTruthy();
  expect(JSON.parse(localStorage.getItem('result')!)).toMatchObject({ withoutInsurance: true });
});

it('has no switch where the plan requires the insurance', async () => {
  await open({ mandatory: true, premiums: [{ annualPercentOfPrice: '3.25' }] });
  expect(screen.queryByRole('checkbox')).toBeNull();
});
