import { beforeEach, expect, it } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { BalloonShare } from './BalloonShare.js';
import { CalculatorProvider, useCalculator } from './CalculatorProvider.js';
import { CASCADIA, catalogue } from '../../testing/catalogue.fixture.js';
import { startLinkTo } from '../quoting/index.js';

function Step() {
  const { terms } = useCalculator();
  return terms && <BalloonShare terms={terms} />;
}

async function open(plan: string, downPaymentPercent = '20') {
  localStorage.setItem('modelSelect', JSON.stringify(CASCADIA));
  localStorage.setItem('result', JSON.stringify({ plan, personType: 'moral', downPaymentPercent }));
  const element = (
    <CalculatorProvider catalogue={catalogue}>
      <Step />
    </CalculatorProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [startLinkTo(CASCADIA)] });
  const view = render(<RouterProvider router={router} />);
  // The arithmetic arrives on its own.
  await act(() => import('../quoting/index.js'));
  return view;
}

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Pago final (globo)' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('is for plans with a balloon only', async () => {
  const { container } = await open('credito-directo');
  expect(container.textContent).toBe('');
});

it('says what the share comes to, and is kept', async () => {
  const user = userEvent.setup();
  const { container } = await open('flexibility');
  expect(box().value).toBe('30');
  await user.clear(box());
  await user.type(box(), '40');
  await user.tab();
  expect(within(container).queryByText('$1,392,000.00')).not.toBeNull();
  expect(JSON.parse(localStorage.getItem('result')!)).toMatchObject({ balloonPercent: '40' });
});

it('explains at the field when down payment and balloon leave nothing to pay', async () => {
  const user = userEvent.setup();
  await open('flexibility', '60');
  await user.clear(box());
  await user.type(box(), '40');
  await user.tab();
  expect(await screen.findByText(/suman todo el precio/)).not.toBeNull();
  expect(box().getAttribute('aria-invalid')).toBe('true');
});
