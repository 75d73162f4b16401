import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Parallax, type ParallaxOptions, parallaxPosition } from './Parallax.js';

it.each<[number, ParallaxOptions, string]>([
  [0, {}, 'calc(50% + 0px)'],
  [100, {}, 'calc(50% + -70px)'],
  [100, { speed: 0.5 }, 'calc(50% + 50px)'],
  [100, { pivot: 20 }, 'calc(20% + -70px)'],
  [100, { min: -40 }, 'calc(50% + -40px)'],
  [100, { speed: 1, max: 30 }, 'calc(50% + 30px)'],
  [10, { min: -40, max: 30 }, 'calc(50% + -7px)'],
])('puts the background of %i px and %j at %s', (scrolled, options, position) => {
  expect(parallaxPosition(scrolled, options)).toBe(position);
});

describe('Parallax', () => {
  let reducedMotion = false;
  const position = () => screen.getByText('Banner').style.backgroundPositionY;
  const scrollTo = (scrollY: number) => {
    Object.assign(window, { scrollY });
    fireEvent.scroll(window);
    act(() => jest.advanceTimersToNextFrame());
  };

  beforeEach(() => {
    jest.useFakeTimers();
    reducedMotion = false;
    Object.assign(window, { scrollY: 0 });
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

  it('moves with the page, from where a restored page begins', () => {
    Object.assign(window, { scrollY: 100 });
    render(<Parallax min={-90}>Banner</Parallax>);
    expect(position()).toBe('calc(50% + -70px)');
    scrollTo(20);
    expect(position()).toBe('calc(50% + -14px)');
    scrollTo(500);
    expect(position()).toBe('calc(50% + -90px)');
  });

  it('rests for who wants less motion', () => {
    reducedMotion = true;
    render(<Parallax>Banner</Parallax>);
    scrollTo(500);
    expect(position()).toBe('calc(50% + 0px)');
  });
});
