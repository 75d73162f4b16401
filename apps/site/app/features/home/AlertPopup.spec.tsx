import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Alert } from '@flota/schemas';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { AlertPopup } from './AlertPopup.js';

const alert: Alert = {
  id: 'a',
  title: 'Horario especial',
  description: '<p>De 9 a 14 horas.</p>',
  imgBack: null,
  url: '/faqs/general-questions',
  textbutton: null,
};

beforeEach(() => {
  sessionStorage.clear();
});

afterEach(() => {
  jest.useRealTimers();
});

function visitHome(find: () => Promise<Alert | null>) {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <AlertPopup find={find} /> },
    { path: '/faqs/general-questions', Component: () => <p>Preguntas</p> },
  ]);
  return render(<Stub initialEntries={['/']} />);
}

describe('AlertPopup', () => {
  it('shows the active alert, with the default text on its button', async () => {
    visitHome(() => Promise.resolve(alert));
    expect(await screen.findByRole('heading', { name: 'Horario especial' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'CONOCE MÁS' }).getAttribute('href')).toBe('/faqs/general-questions');
  });

  it('is gone 350 ms after it was closed, and stays away for the rest of the visit', async () => {
    const { unmount } = visitHome(() => Promise.resolve(alert));
    const close = await screen.findByRole('button', { name: /cerrar/i });
    jest.useFakeTimers();
    act(() => close.click());
    expect(sessionStorage.getItem('showAlert_v')).toBe('hide');
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    act(() => jest.advanceTimersByTime(349));
    expect(dialog.open).toBe(true);
    act(() => jest.advanceTimersByTime(1));
    expect(dialog.open).toBe(false);
    jest.useRealTimers();
    unmount();

    const find = jest.fn(() => Promise.resolve(alert));
    visitHome(find);
    await waitFor(() => expect(document.querySelector('dialog')).not.toBeNull());
    expect(find).not.toHaveBeenCalled();
  });

  it.each([
    ['there is none', () => Promise.resolve(null)],
    ['it cannot be fetched', () => Promise.reject(new Error('off line'))],
  ])('shows nothing when %s', async (_name, find) => {
    const asked = jest.fn(find);
    visitHome(asked);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
