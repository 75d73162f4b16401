import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { VideoModal } from './VideoModal.js';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const modal = (open: boolean, src: string) => (
  <VideoModal open={open} onClose={() => undefined} title="Así entregamos" src={src} />
);
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const dialog = () => screen.queryByRole('dialog', { name: 'Así entregamos' });
const video = () => document.querySelector('video');

it('opens after its delay, stops at once when closed, and goes after its delay', () => {
  const { rerender } = render(modal(true, '/media/entrega.mp4'));
  wait(299);
  expect(dialog()).toBeNull();
  wait(1);
  expect(dialog()).not.toBeNull();
  expect(video()?.getAttribute('src')).toBe('/media/entrega.mp4');

  rerender(modal(false, '/media/entrega.mp4'));
  expect(video()).toBeNull();
  wait(299);
  expect(dialog()).not.toBeNull();
  wait(1);
  expect(dialog()).toBeNull();
});

it('does not open when it is closed within the delay', () => {
  const { rerender } = render(modal(true, '/media/entrega.webm'));
  wait(200);
  rerender(modal(false, '/media/entrega.webm'));
  wait(1000);
  expect(dialog()).toBeNull();
});

it.each(['https://videos.example/ver?v=1', 'https://videos.example/entrega.mp4'])(
  'loads nothing from elsewhere, but leads there: %s',
  (src) => {
    render(modal(true, src));
    wait(300);
    expect(video()).toBeNull();
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: /VER EL VIDEO/ });
    expect([link.href, link.target]).toEqual([src, '_blank']);
  },
);

it.each([
  '//videos.example/entrega.mp4',
  'http://videos.example/entrega.mp4',
  'javascript:alert(1)',
  '/media/contrato.pdf',
])('neither plays nor links %s', (src) => {
  render(modal(true, src));
  wait(300);
  expect(video()).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});
