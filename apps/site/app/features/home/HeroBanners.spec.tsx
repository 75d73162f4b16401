import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { MainBanner } from '@flota/schemas';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { HeroBanners } from './HeroBanners.js';

const banner = (title: string, changes: Partial<MainBanner> = {}): MainBanner => ({
  title,
  subtitle: 'Tasa fija.',
  imgcontent: '/artwork/sierra',
  imgmobilecontent: '/artwork/sierra-mobile',
  videourl: null,
  textfooter: null,
  urlfooter: null,
  ...changes,
});

const INTERVAL = 5_000;
const MODAL_DELAY = 300;

beforeEach(() => {
  jest.useFakeTimers();
  window.matchMedia = (() => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
});

afterEach(() => {
  jest.useRealTimers();
});

function show(banners: readonly MainBanner[]) {
  const Stub = createRoutesStub([{ path: '/', Component: () => <HeroBanners banners={banners} /> }]);
  return render(<Stub initialEntries={['/']} />);
}

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const shown = () => screen.getAllByRole('heading').find((heading) => !heading.closest('[inert]'))?.textContent;

it('shows the next banner after five seconds', () => {
  show([banner('Uno'), banner('Dos')]);
  wait(INTERVAL - 1);
  expect(shown()).toBe('Uno');
  wait(1);
  expect(shown()).toBe('Dos');
});

it('plays the video of a banner over the page, and stays at that banner meanwhile', () => {
  show([banner('Uno', { videourl: '/media/entrega.mp4' }), banner('Dos')]);
  fireEvent.click(screen.getByRole('button', { name: 'Ver el video: Uno' }));
  wait(MODAL_DELAY);
  const dialog = screen.getByRole('dialog', { name: 'Uno' });
  expect(dialog.querySelector('video')?.getAttribute('src')).toBe('/media/entrega.mp4');
  wait(INTERVAL * 3);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
  wait(MODAL_DELAY);
  expect([screen.queryByRole('dialog'), shown()]).toEqual([null, 'Uno']);
});

it('has no play button without a video, and its footer is a link only with an address', () => {
  show([
    banner('Uno', { textfooter: 'Calcule', urlfooter: '/calculadora' }),
    banner('Dos', { textfooter: 'Sin enlace' }),
  ]);
  expect(screen.queryByRole('button', { name: /Ver el video/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Calcule' }).getAttribute('href')).toBe('/calculadora');
  expect(screen.getByText('Sin enlace').closest('a')).toBeNull();
});

it('says what the site is for when no banner is published', () => {
  show([]);
  expect(shown()).toBe('Financiamos lo que mueve su negocio');
});
