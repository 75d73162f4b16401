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

it.each([
  ['12', '12'],
  ['150', '99'],
  ['0', '1'],
  ['1e2', '12'],
])('takes %s as %s', async (typed, expected) => {
  const user = userEvent.setup();
  render(<Units />);
  await user.clear(box());
  await user.type(box(), typed);
  await user.tab();
  expect(box().value).toBe(expected);
});
