import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { COOKIE_CONSENT_KEY, LEAD_SOURCE_KEY } from '../../constants/storage-keys.js';
import { CONSENT_VERSION, readConsent, saveConsent } from './consent.js';
import { ConsentChoice } from './ConsentChoice.js';
import { ConsentNotice } from './ConsentNotice.js';

const NOTICE_DELAY = 500;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.useFakeTimers({ now: new Date('2026-03-10T18:00:00Z') });
});

afterEach(() => {
  window.history.replaceState(null, '', '/');
  jest.useRealTimers();
});

function visit(path: string) {
  const Stub = createRoutesStub([
    { path: '/', Component: ConsentNotice },
    { path: '/contacto', Component: ConsentNotice },
    { path: '/campaign/:slug', Component: ConsentNotice },
    { path: '/legales/cookies', Component: ConsentChoice },
  ]);
  return render(<Stub initialEntries={[path]} />);
}

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const notice = () => screen.queryByRole('region', { name: 'Aviso de cookies' });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('ConsentNotice', () => {
  it('opens 500 ms after the home page has loaded, and takes no focus', () => {
    visit('/');
    wait(NOTICE_DELAY - 1);
    expect(notice()).toBeNull();
    wait(1);
    expect(notice()).not.toBeNull();
    expect(document.activeElement).toBe(document.body);
  });

  it.each(['/contacto', '/campaign/obra'])('asks on %s, where a campaign led, and then keeps it', (path) => {
    window.history.replaceState(null, '', `${path}?utm_source=boletin`);
    visit(path);
    wait(NOTICE_DELAY);
    press('ACEPTAR');
    expect(sessionStorage.getItem(LEAD_SOURCE_KEY)).toBe('{"utmSource":"boletin"}');
  });

  it('asks on no other page', () => {
    visit('/contacto');
    wait(NOTICE_DELAY * 4);
    expect(notice()).toBeNull();
  });

  it.each([
    ['ACEPTAR', 'all'],
    ['Solo necesarias', 'necessary'],
    [/^Cerrar/, 'necessary'],
  ])('%s closes it, and the answer is kept with its date and version', (name, choice) => {
    const { unmount } = visit('/');
    wait(NOTICE_DELAY);
    press(name);
    expect(notice()).toBeNull();
    expect(readConsent()).toEqual({ choice, date: '2026-03-10T18:00:00.500Z', version: CONSENT_VERSION });
    unmount();
    visit('/');
    wait(NOTICE_DELAY * 4);
    expect(notice()).toBeNull();
  });

  it.each([
    ['to another question', JSON.stringify({ choice: 'all', date: '2025-01-01', version: CONSENT_VERSION - 1 })],
    ['that cannot be read', '{'],
    ['that is none', JSON.stringify({ choice: 'maybe', date: '2026-01-01', version: CONSENT_VERSION })],
  ])('asks again after an answer %s', (_name, stored) => {
    localStorage.setItem(COOKIE_CONSENT_KEY, stored);
    visit('/');
    wait(NOTICE_DELAY);
    expect(notice()).not.toBeNull();
  });

  it('lets the campaign be remembered from the moment it is accepted', () => {
    window.history.replaceState(null, '', '/?utm_source=boletin');
    visit('/');
    wait(NOTICE_DELAY);
    expect(sessionStorage.getItem(LEAD_SOURCE_KEY)).toBeNull();
    press('ACEPTAR');
    expect(sessionStorage.getItem(LEAD_SOURCE_KEY)).toBe('{"utmSource":"boletin"}');
  });
});

describe('ConsentChoice', () => {
  it('says what was chosen and lets it be changed', () => {
    saveConsent('all');
    visit('/legales/cookies');
    expect(screen.getByRole('status').textContent).toContain('10 mar 2026');
    press('Solo necesarias');
    expect(readConsent()?.choice).toBe('necessary');
    expect(screen.getByRole('button', { name: 'Solo necesarias' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('says when nothing was chosen', () => {
    visit('/legales/cookies');
    expect(screen.getByRole('status').textContent).toContain('Todavía no ha elegido');
  });
});
