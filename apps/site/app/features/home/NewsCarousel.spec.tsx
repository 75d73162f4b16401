import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { NewsCarousel } from './NewsCarousel.js';

const NEWS = ['uno', 'dos', 'tres'].map((slug, index) => ({
  slug,
  imgback: '/artwork/sierra',
  title: `Noticia ${slug}`,
  subtitle: `<p>Resumen <strong>${slug}</strong></p>`,
  urlbutton: `/noticias/${slug}`,
  textbutton: index === 1 ? 'Leer la guía' : null,
}));

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

function show(news = NEWS) {
  const Stub = createRoutesStub([{ path: '/', Component: () => <NewsCarousel news={news} /> }]);
  return render(<Stub initialEntries={['/']} />);
}

const arrow = (name: 'anterior' | 'siguiente') => screen.getByRole('button', { name: `Noticia ${name}` });
const press = (name: 'anterior' | 'siguiente') => fireEvent.click(arrow(name));
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const counter = () => screen.getByRole('status').textContent;
const shown = () => NEWS.filter(({ title }) => !screen.getByText(title).closest('[inert]')).map(({ slug }) => slug);
/** Hidden slides are inert, which jsdom's accessibility tree does not know. */
const button = () =>
  within(screen.getAllByRole('article').find((slide) => !slide.closest('[inert]'))!).getByRole('link');
const isDisabled = (name: 'anterior' | 'siguiente') => arrow(name).getAttribute('aria-disabled') === 'true';

function swipe(x: number, y: number) {
  const carousel = screen.getByRole('group', { name: 'Noticias' });
  fireEvent.touchStart(carousel, { touches: [{ clientX: 200, clientY: 200 }] });
  fireEvent.touchEnd(carousel, { changedTouches: [{ clientX: 200 + x, clientY: 200 + y }] });
}

describe('NewsCarousel', () => {
  it('counts, and disables previous on the first and next on the last', () => {
    show();
    expect([shown(), counter(), isDisabled('anterior'), isDisabled('siguiente')]).toEqual([
      ['uno'],
      'Noticia 1/3',
      true,
      false,
    ]);
    press('anterior');
    expect(shown()).toEqual(['uno']);
    press('siguiente');
    wait(300);
    press('siguiente');
    wait(300);
    expect([shown(), counter(), isDisabled('anterior'), isDisabled('siguiente')]).toEqual([
      ['tres'],
      'Noticia 3/3',
      false,
      true,
    ]);
    press('siguiente');
    expect(shown()).toEqual(['tres']);
  });

  it('takes no further step while a slide moves, for 300 ms', () => {
    show();
    press('siguiente');
    wait(299);
    press('siguiente');
    expect(shown()).toEqual(['dos']);
    wait(1);
    press('siguiente');
    expect(shown()).toEqual(['tres']);
  });

  it.each([
    ['a swipe of 50 px', -50, 0, 'dos'],
    ['one that is too short', -49, 0, 'uno'],
    ['one that is too steep', -80, 151, 'uno'],
    ['one back from the first', 80, 0, 'uno'],
  ])('follows the finger: %s', (_name, x, y, expected) => {
    show();
    swipe(x, y);
    expect(shown()).toEqual([expected]);
  });

  it('shows the subtitle as HTML and a button with its own text or CONOCE MÁS', () => {
    show();
    expect(screen.getByText('uno', { selector: 'strong' })).toBeTruthy();
    expect([button().textContent, button().getAttribute('href')]).toEqual(['CONOCE MÁS', '/noticias/uno']);
    press('siguiente');
    expect([button().textContent, button().getAttribute('href')]).toEqual(['Leer la guía', '/noticias/dos']);
  });

  it('has nothing to step through with a single one, and is not there without any', () => {
    const { unmount } = show(NEWS.slice(0, 1));
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    show([]);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
