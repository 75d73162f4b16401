import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { Unbroken } from './Unbroken.js';

afterEach(cleanup);

it.each([
  ['Pago vencido de FL-2025-000633: $84,724.88', ['FL-2025-000633', '$84,724.88']],
  ['Vence en 5 días, el 26 nov 2026', ['26 nov 2026']],
  ['Folio M-5TQ2Z-8KW1N, contrato FL-2025-000902', ['M-5TQ2Z-8KW1N', 'FL-2025-000902']],
  ['Mercedes-Benz OH 1624/52 L Torino', []],
])('in “%s” keeps %j whole', (text, whole) => {
  const { container } = render(<Unbroken>{text}</Unbroken>);
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual(whole);
});
