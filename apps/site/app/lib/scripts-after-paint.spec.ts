import { afterEach, expect, it, jest } from '@jest/globals';
import { scriptsAfterPaint, START_AFTER_PAINT } from './scripts-after-paint.js';

const HEAD =
  '<link rel="preload" as="font" href="/inter.woff2"/><link rel="modulepreload" href="/react.js"/><link rel="stylesheet" href="/app.css"/>';
const BODY =
  '<h1>Flota</h1><script>var first=1</script><script nonce="a1" type="module" async="">import "/entry.js";</script>';

const preloads = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
const modules = () => [...document.querySelectorAll<HTMLScriptElement>('script[type=module]')];

/** What the browser tells of its paints; jsdom has none. */
function browser({ observes, hidden = false }: { observes: readonly string[]; hidden?: boolean }) {
  let tell = () => undefined as void;
  class Observer {
    static supportedEntryTypes = observes;
    disconnect = jest.fn();
    constructor(told: (entries: unknown, observer: Observer) => void) {
      tell = () => told([], this);
    }
    observe = jest.fn();
  }
  Object.assign(window, { PerformanceObserver: Observer });
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  return { paint: () => tell() };
}

function open() {
  document.head.innerHTML = scriptsAfterPaint(HEAD);
  document.body.innerHTML = scriptsAfterPaint(BODY);
  window.eval(START_AFTER_PAINT);
}

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('leaves the way to the style sheet, the fonts and what runs at once', () => {
  browser({ observes: ['paint'] });
  open();
  expect(preloads()).toEqual([]);
  expect(modules()).toEqual([]);
  expect(document.querySelectorAll('link[rel=preload], link[rel=stylesheet], script:not([type])')).toHaveLength(3);
});

it('asks for the scripts when the page has been painted', () => {
  const { paint } = browser({ observes: ['mark', 'paint'] });
  open();
  paint();
  expect(preloads().map(({ href }) => new URL(href).pathname)).toEqual(['/react.js']);
  expect(modules().map(({ text }) => text)).toEqual(['import "/entry.js";']);
  expect(document.body.lastElementChild).toBe(modules()[0]);
});

it.each([
  ['the browser does not tell of paints', { observes: ['mark'] }],
  ['the tab is in the background and is not painted', { observes: ['paint'], hidden: true }],
])('does not wait when %s', (_, state) => {
  browser(state);
  open();
  expect(modules()).toHaveLength(1);
});

it('goes on without having seen a paint some time after the page has loaded', () => {
  jest.useFakeTimers();
  browser({ observes: ['paint'] });
  open();
  window.dispatchEvent(new Event('load'));
  expect(modules()).toEqual([]);
  jest.advanceTimersByTime(1_000);
  expect(modules()).toHaveLength(1);
});

it('runs a script once', () => {
  jest.useFakeTimers();
  const { paint } = browser({ observes: ['paint'] });
  open();
  paint();
  const [script] = modules();
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(1_000);
  expect(modules()).toEqual([script]);
});

it('asks for many a few at a time, and runs what waits after the last of them', () => {
  jest.useFakeTimers();
  const { paint } = browser({ observes: ['paint'] });
  document.head.innerHTML = scriptsAfterPaint('<link rel="modulepreload" href="/one.js"/>'.repeat(10));
  document.body.innerHTML = scriptsAfterPaint(BODY);
  window.eval(START_AFTER_PAINT);
  paint();
  expect([preloads().length, modules().length]).toEqual([4, 0]);
  jest.advanceTimersToNextTimer();
  expect([preloads().length, modules().length]).toEqual([8, 0]);
  jest.advanceTimersToNextTimer();
  expect([preloads().length, modules().length]).toEqual([10, 1]);
});
