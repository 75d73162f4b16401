import { beforeEach, expect, it } from '@jest/globals';
import type { PlanRules } from '@flota/schemas';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { CASCADIA, catalogue } from '../../testing/catalogue.fixture.js';
import { startLinkTo } from '../quoting/index.js';
import { CalculatorProvider, useCalculator } from './CalculatorProvider.js';
import { PersonQuestion } from './PersonQuestion.js';

function Step() {
  const { terms } = useCalculator();
  return terms && <PersonQuestion terms={terms} missing={false} />;
}

async function open(changes: Partial<PlanRules> = {}, stored: object = {}) {
  localStorage.setItem('result', JSON.stringify({ plan: 'credito-directo', ...stored }));
  const plans = catalogue.plans.map((plan) => ({ ...plan, rules: { ...plan.rules, ...changes } as PlanRules }));
  const element = (
    <CalculatorProvider catalogue={{ ...catalogue, plans }}>
      <Step />
    </CalculatorProvider>
  );
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '*', element }], { initialEntries: [startLinkTo(CASCADIA)] })}
    />,
  );
  // The arithmetic arrives on its own.
  await act(() => import('../quoting/index.js'));
}

const radio = (name: RegExp) => screen.queryByRole<HTMLInputElement>('radio', { name });
const stored = () => JSON.parse(localStorage.getItem('result')!) as { personType: string; borderRegion: boolean };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('asks a person, and no company, what the vehicle is for', async () => {
  const user = userEvent.setup();
  await open();
  expect(radio(/Uso personal/)).toBeNull();
  await user.click(radio(/Persona física/)!);
  expect(radio(/Uso personal.*causan IVA de 16/)?.checked).toBe(true);
  expect(stored().personType).toBe('fisica');

  await user.click(radio(/Tengo actividad empresarial.*no causan IVA/)!);
  expect(stored().personType).toBe('fisica_empresarial');
  expect(radio(/Persona física/)?.checked).toBe(true);

  await user.click(radio(/Persona moral/)!);
  expect(stored().personType).toBe('moral');
  expect(radio(/Uso personal/)).toBeNull();
});

it('asks once, and understands what was stored when there were two', async () => {
  const user = userEvent.setup();
  await open({}, { personType: 'fisica' });
  expect(radio(/Persona física/)).toBeNull();
  expect(screen.getByText(/causan IVA de 16/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cambiar quién financia' }));
  expect(radio(/Persona física/)?.checked).toBe(true);
  expect(radio(/Uso personal/)?.checked).toBe(true);
});

it('does not ask what has one answer', async () => {
  const user = userEvent.setup();
  await open({ personTypes: ['fisica_empresarial', 'moral'] });
  await user.click(radio(/Persona física/)!);
  expect(radio(/Uso personal/)).toBeNull();
  expect(stored().personType).toBe('fisica_empresarial');
});

it('asks for the border region only whom it changes something for', async () => {
  const user = userEvent.setup();
  await open({ borderVatOnInterestRate: '0.08' }, { personType: 'fisica' });
  const box = () => screen.queryByRole<HTMLInputElement>('checkbox', { name: /región fronteriza norte/ });
  await user.click(box()!);
  expect(box()?.checked).toBe(true);
  expect(stored().borderRegion).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Cambiar quién financia' }));
  await user.click(radio(/Tengo actividad empresarial/)!);
  expect(box()).toBeNull();
});
