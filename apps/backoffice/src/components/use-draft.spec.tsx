import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetDrafts, useDraft } from './use-draft.js';

afterEach(() => {
  cleanup();
  forgetDrafts();
});

function Answer({ about = 'one' }) {
  const [text, setText, forget] = useDraft(`answer ${about}`, () => '', Boolean);
  return (
    <>
      <input aria-label="Respuesta" value={text} onChange={({ target }) => setText(target.value)} />
      <button onClick={forget}>Cancelar</button>
    </>
  );
}

const text = () => screen.getByRole<HTMLInputElement>('textbox').value;
const asksBeforeClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

async function begin() {
  const { unmount } = render(<Answer />);
  await userEvent.type(screen.getByRole('textbox'), 'Con gusto');
  return unmount;
}

it('is found again by whoever comes back, and is of what it is about', async () => {
  const leave = await begin();
  leave();
  render(<Answer about="another" />);
  expect(text()).toBe('');
  cleanup();
  render(<Answer />);
  expect(text()).toBe('Con gusto');
});

it('asks before the tab is closed while there is something to lose', async () => {
  expect(asksBeforeClosing()).toBe(false);
  await begin();
  expect(asksBeforeClosing()).toBe(true);
  await userEvent.clear(screen.getByRole('textbox'));
  expect(asksBeforeClosing()).toBe(false);
});

it('is gone once it is left for good, and with the session', async () => {
  const leave = await begin();
  await userEvent.click(screen.getByRole('button'));
  leave();
  render(<Answer />);
  expect(text()).toBe('');
  cleanup();
  (await begin())();
  forgetDrafts();
  render(<Answer />);
  expect(text()).toBe('');
});
