import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router';
import { useCalculatorOnly } from './calculator-only.js';

const PATHS = ['/', '/calculadora', '/calculadora/paso-2', '/cotizacion/abc', '/legales/aviso-de-privacidad'];

function Page() {
  const calculatorOnly = useCalculatorOnly();
  return (
    <>
      <output>{calculatorOnly ? 'alone' : 'within the site'}</output>
      {PATHS.map((path) => (
        <Link key={path} to={path}>
          {path}
        </Link>
      ))}
    </>
  );
}

const visit = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Page />
    </MemoryRouter>,
  );

/** What is shown after going there. */
async function goTo(path: string) {
  await userEvent.click(screen.getByRole('link', { name: path }));
  return shown();
}

const shown = () => screen.getByRole('status').textContent;

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
});

it('lasts from the independent address to the quote, and over a reload', async () => {
  const { unmount } = visit('/calculadora/independiente/tipo/camion');
  expect(shown()).toBe('alone');
  expect(await goTo('/calculadora/paso-2')).toBe('alone');
  expect(await goTo('/cotizacion/abc')).toBe('alone');
  unmount();
  visit('/calculadora/paso-1');
  expect(shown()).toBe('alone');
});

it('shows the header on other pages without ending', async () => {
  visit('/calculadora/independiente');
  expect(await goTo('/legales/aviso-de-privacidad')).toBe('within the site');
  expect(await goTo('/calculadora/paso-2')).toBe('alone');
});

it.each(['/', '/calculadora'])('ends at %s', async (home) => {
  visit('/calculadora/independiente');
  expect(await goTo(home)).toBe('within the site');
  expect(await goTo('/calculadora/paso-2')).toBe('within the site');
});

it('lasts where the browser refuses storage', async () => {
  const refuse = () => {
    throw new DOMException('', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  visit('/calculadora/independiente');
  expect(await goTo('/calculadora/paso-2')).toBe('alone');
});
