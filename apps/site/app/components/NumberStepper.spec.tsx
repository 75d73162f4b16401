import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { NumberStepper } from './NumberStepper.js';

function Units() {
  const [value, setValue] = useState(1);
  return (
    <NumberStepper label="Unidades" name="units" unit="unidad" min={1} max={99} value={value} onChange={setValue} />
  );
}

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Unidades' });

it('counts by buttons, not past its ends', async () => {
  const user = userEvent.setup();
  render(<Units />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Una unidad menos' }).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Una unidad más' }));
  expect(box().value).toBe('2');
});

const typeUnits = async (typed: string) => {
  const user = userEvent.setup();
  render(<Units />);
  await user.clear(box());
  await user.type(box(), typed);
  await user.tab();
  return user;
};

it('takes what is typed once the box is left', async () => {
  await typeUnits('12');
  expect(box().value).toBe('12');
  expect(screen.queryByText(/Escriba/)).toBeNull();
});

it.each(['2.5', '150', '0', '-3'])('leaves %s as it was typed and says what to type', async (typed) => {
  const user = await typeUnits(typed);
  expect(box().value).toBe(typed);
  expect(box().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Escriba un número entero de 1 a 99.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Una unidad más' }));
  expect(box().value).toBe('2');
  expect(screen.queryByText(/Escriba/)).toBeNull();
});
