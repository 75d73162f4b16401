import { afterEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { useFocusStays } from './use-focus-stays.js';

// jsdom lays nothing out.
jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as never);

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 80)));
const focused = () => document.activeElement?.textContent;

function Request() {
  const [isTaken, setTaken] = useState(false);
  return (
    <section>
      <h2>Solicitud</h2>
      <button>Llamar</button>
      <div>{!isTaken && <button onClick={() => setTaken(true)}>Tomar</button>}</div>
      <div>
        <h3>Notas</h3>
        {!isTaken && <button onClick={() => setTaken(true)}>Anotar</button>}
      </div>
    </section>
  );
}

function Page() {
  useFocusStays();
  return (
    <>
      <h1>Página</h1>
      <Request />
    </>
  );
}

const show = () =>
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );

afterEach(() => document.body.replaceChildren());

it('goes on from what was stood on before, where what was pressed is gone', async () => {
  show();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await settled();
  expect(screen.queryByText('Tomar')).toBeNull();
  expect(focused()).toBe('Llamar');
});

it('goes on from the heading of the part where nothing of it was stood on', async () => {
  show();
  screen.getByText('Anotar').focus();
  await userEvent.keyboard('{Enter}');
  await settled();
  expect(focused()).toBe('Notas');
});

it('takes nobody who points anywhere', async () => {
  show();
  await userEvent.click(screen.getByText('Tomar'));
  await settled();
  expect(document.activeElement).toBe(document.body);
});
