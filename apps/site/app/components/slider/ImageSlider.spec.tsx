import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ImageSlider } from './ImageSlider.js';

const images = ['Sierra', 'Costa', 'Ciudad'].map((alt) => ({ id: alt, base: `/media/${alt}.webp`, alt }));
let reducedMotion = false;

beforeEach(() => {
  jest.useFakeTimers();
  reducedMotion = false;
  window.matchMedia = ((query: string) => ({
    matches: reducedMotion,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
});

afterEach(() => {
  jest.useRealTimers();
});

const slider = () => screen.getByRole('region', { name: 'Unidades' });
const shown = () => images.find(({ alt }) => !screen.getByAltText(alt).closest('[inert]'))?.alt;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('ImageSlider', () => {
  it('wraps at both ends and jumps by its dots', () => {
    render(<ImageSlider label="Unidades" images={images} />);
    press('Anterior');
    expect(shown()).toBe('Ciudad');
    press('Siguiente');
    expect(shown()).toBe('Sierra');
    press('Ir a 2: Costa');
    expect(shown()).toBe('Costa');
    expect(screen.getByRole('button', { current: true }).textContent).toBe('Ir a 2: Costa');
  });

  it('stands still unless told to play, and then moves every 8 seconds', () => {
    const { rerender } = render(<ImageSlider label="Unidades" images={images} />);
    wait(60_000);
    expect(shown()).toBe('Sierra');
    rerender(<ImageSlider label="Unidades" images={images} autoplay />);
    wait(7_999);
    expect(shown()).toBe('Sierra');
    wait(1);
    expect(shown()).toBe('Costa');
  });

  it('rests under the pointer, also while a focus comes and goes', () => {
    render(<ImageSlider label="Unidades" images={images} autoplay />);
    fireEvent.mouseEnter(slider());
    fireEvent.blur(screen.getByRole('button', { name: 'Siguiente' }));
    wait(30_000);
    expect(shown()).toBe('Sierra');
    fireEvent.mouseLeave(slider());
    wait(8_000);
    expect(shown()).toBe('Costa');
  });

  it('rests under a keyboard, and when it is paused', () => {
    render(<ImageSlider label="Unidades" images={images} autoplay />);
    const next = screen.getByRole('button', { name: 'Siguiente' });
    act(() => next.focus());
    wait(30_000);
    expect(shown()).toBe('Sierra');
    act(() => next.blur());
    press('Detener el carrusel');
    wait(30_000);
    expect(shown()).toBe('Sierra');
    press('Reanudar el carrusel');
    wait(8_000);
    expect(shown()).toBe('Costa');
  });

  it('never moves by itself for who wants less motion, and has then nothing to pause', () => {
    reducedMotion = true;
    render(<ImageSlider label="Unidades" images={images} autoplay />);
    wait(30_000);
    expect(shown()).toBe('Sierra');
    expect(screen.queryByRole('button', { name: 'Detener el carrusel' })).toBeNull();
  });

  it('follows the finger', () => {
    render(<ImageSlider label="Unidades" images={images} />);
    fireEvent.touchStart(slider(), { touches: [{ clientX: 200, clientY: 200 }] });
    fireEvent.touchEnd(slider(), { changedTouches: [{ clientX: 140, clientY: 240 }] });
    expect(shown()).toBe('Costa');
  });

  it('shows a single picture without controls', () => {
    render(<ImageSlider label="Unidades" images={images.slice(0, 1)} autoplay />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
