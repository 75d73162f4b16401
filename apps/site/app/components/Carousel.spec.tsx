import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Carousel } from './Carousel.js';

const INTERVAL = 5_000;
const slides = ['A', 'B', 'C'].map((label) => ({ id: label, label, content: <p>{label}</p> }));
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

const shown = () => slides.find(({ id }) => !screen.getByText(id, { selector: 'p' }).closest('[inert]'))?.id;
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const carousel = () => screen.getByRole('region', { name: 'Promociones' });

describe('Carousel', () => {
  it('moves on after its interval and wraps from the last slide to the first', () => {
    render(<Carousel label="Promociones" slides={slides} interval={INTERVAL} />);
    wait(INTERVAL - 1);
    expect(shown()).toBe('A');
    wait(1);
    expect(shown()).toBe('B');
    wait(INTERVAL);
    wait(INTERVAL);
    expect(shown()).toBe('A');
  });

  it('wraps backwards from the first slide to the last', () => {
    render(<Carousel label="Promociones" slides={slides} interval={0} />);
    press('Anterior');
    expect(shown()).toBe('C');
    press('Siguiente');
    expect(shown()).toBe('A');
  });

  it('draws a slide that nobody has seen only before its turn, and once the page has loaded', () => {
    const undrawn = () => slides.filter(({ id }) => screen.getByText(id).closest('[data-undrawn]')).map(({ id }) => id);
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    render(<Carousel label="Promociones" slides={slides} interval={INTERVAL} />);
    expect(undrawn()).toEqual(['B', 'C']);
    state.mockReturnValue('complete');
    act(() => void window.dispatchEvent(new Event('load')));
    expect(undrawn()).toEqual(['C']);
    wait(INTERVAL);
    expect(undrawn()).toEqual([]);
    state.mockRestore();
  });

  it('rests under the pointer and goes on when it leaves', () => {
    render(<Carousel label="Promociones" slides={slides} interval={INTERVAL} />);
    fireEvent.mouseEnter(carousel());
    wait(INTERVAL * 3);
    expect(shown()).toBe('A');
    fireEvent.mouseLeave(carousel());
    wait(INTERVAL);
    expect(shown()).toBe('B');
  });

  it('stops when asked to, and never moves by itself for who wants less motion', () => {
    const { unmount } = render(<Carousel label="Promociones" slides={slides} interval={INTERVAL} />);
    press('Detener el carrusel');
    wait(INTERVAL * 3);
    expect(shown()).toBe('A');
    unmount();

    reducedMotion = true;
    render(<Carousel label="Promociones" slides={slides} interval={INTERVAL} />);
    wait(INTERVAL * 3);
    expect(shown()).toBe('A');
  });

  it.each([
    ['a swipe of 50 px to the left', { x: -50, y: 0 }, 'B'],
    ['one to the right', { x: 50, y: 0 }, 'C'],
    ['too short', { x: -49, y: 0 }, 'A'],
    ['too steep', { x: -80, y: 151 }, 'A'],
  ])('follows the finger: %s', (_name, { x, y }, expected) => {
    render(<Carousel label="Promociones" slides={slides} interval={0} />);
    fireEvent.touchStart(carousel(), { touches: [{ clientX: 200, clientY: 200 }] });
    fireEvent.touchEnd(carousel(), { changedTouches: [{ clientX: 200 + x, clientY: 200 + y }] });
    expect(shown()).toBe(expected);
  });
});
