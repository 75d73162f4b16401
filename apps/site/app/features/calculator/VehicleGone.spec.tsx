import { beforeEach, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { CalculatorProvider, useCalculator } from './CalculatorProvider.js';
import { CASCADIA, catalogue } from '../../testing/catalogue.fixture.js';
import { VehicleGone } from './VehicleGone.js';

function Step() {
  const { dispatch } = useCalculator();
  return (
    <>
      <VehicleGone />
      <button onClick={() => dispatch({ type: 'vehicleTypeShown', vehicleType: 'autobus' })}>Autobuses</button>
      <button onClick={() => dispatch({ type: 'vehicleChosen', vehicle: CASCADIA })}>Cascadia</button>
    </>
  );
}

async function open(state?: unknown) {
  const element = (
    <CalculatorProvider catalogue={catalogue}>
      <Step />
    </CalculatorProvider>
  );
  const initialEntries = [{ pathname: '/calculadora/paso-1', state }];
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries })} />);
  await act(() => import('../quoting/index.js'));
}

const notice = () => screen.queryByRole('status')?.textContent;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('says that the vehicle of an earlier visit is gone, until another one is chosen', async () => {
  localStorage.setItem('modelSelect', JSON.stringify({ ...CASCADIA, version: 'ya-no-existe' }));
  await open();
  expect(notice()).toMatch(/^El vehículo que eligió ya no está en nuestro catálogo\./);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Autobuses' }));
  expect(notice()).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cascadia' }));
  expect(notice()).toBeUndefined();
});

it('says it of the vehicle a link named', async () => {
  await open({ vehicleGone: true });
  expect(notice()).toMatch(/^Ese vehículo ya no está/);
});

it.each([null, JSON.stringify(CASCADIA), '{"type":"camion"}', '{'])('is not there after %s', async (stored) => {
  if (stored) localStorage.setItem('modelSelect', stored);
  await open();
  expect(notice()).toBeUndefined();
});
