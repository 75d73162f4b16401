import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, render as renderOutside, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { forgetEntryStates } from '../lib/use-entry-state.js';
import { FirstFew } from './FirstFew.js';

interface NoticesProps {
  count: number;
  findable?: boolean;
  reach?: number;
}

const Notices = ({ count, ...options }: NoticesProps) => (
  <FirstFew
    items={Array.from({ length: count }, (_, index) => index + 1)}
    count={3}
    className=""
    what="avisos"
    {...options}
  >
    {(number) => (
      <li key={number}>
        <a href={`#${number}`}>Aviso {number}</a>
      </li>
    )}
  </FirstFew>
);
const render = (list: ReactElement) => renderOutside(list, { wrapper: MemoryRouter });
const draw = (count: number) => render(<Notices count={count} />);
const hiddenItems = () => document.querySelectorAll('li[hidden="until-found"]');

afterEach(() => {
  cleanup();
  forgetEntryStates();
});

it('goes on at what unfolds by itself', async () => {
  render(
    <FirstFew items={[1, 2, 3, 4]} count={1} className="" what="pagos">
      {(number) => (
        <li key={number}>
          <details>
            <summary>Pago {number}</summary>
          </details>
        </li>
      )}
    </FirstFew>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ver los 4 pagos' }));
  expect(document.activeElement?.textContent).toBe('Pago 2');
});

it('folds what comes after the first few, and goes on where it was unfolded', async () => {
  draw(5);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Ver los 5 avisos' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Aviso 4');
});

it('has no button for a single further one', () => {
  draw(4);
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.queryByRole('button')).toBeNull();
});

it('keeps what is findable in the page, and unfolds it when the browser finds it there', () => {
  render(<Notices findable count={5} />);
  expect(hiddenItems()).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Ver los 2 avisos restantes' })).toBeTruthy();
  act(() => void hiddenItems()[1]?.dispatchEvent(new Event('beforematch', { bubbles: true })));
  expect(hiddenItems()).toHaveLength(0);
  expect(screen.queryByRole('button')).toBeNull();
});

it('hides nothing from somebody who is already there', () => {
  // In jsdom everything stands at the top, in sight.
  window.scrollY = 4_000;
  render(<Notices findable count={5} />);
  window.scrollY = 0;
  expect(hiddenItems()).toHaveLength(0);
  expect(screen.queryByRole('button')).toBeNull();
});

it('unfolds for an item beyond the first few, and stays so', () => {
  const { rerender } = render(<Notices findable count={5} reach={2} />);
  expect(hiddenItems()).toHaveLength(2);
  rerender(<Notices findable count={5} reach={4} />);
  expect(hiddenItems()).toHaveLength(0);
  rerender(<Notices findable count={5} reach={0} />);
  expect(hiddenItems()).toHaveLength(0);
});
