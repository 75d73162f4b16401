import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { isOverThePage } from './rows.js';

/** Something that had the focus, and what it stood in from the inside out: once it is gone, only this still says where it was. */
interface Place {
  element: HTMLElement;
  around: readonly HTMLElement[];
}

/** As many as a dialog that closes, and the notice after it, leave between its opener and now. */
const REMEMBERED = 10;

/** Long enough for what comes instead to take the focus itself, short enough that no key is pressed meanwhile. Milliseconds. */
const SETTLED = 50;

/**
 * Whoever works by keyboard goes on from where they were although what they pressed is gone, as *Tomar* is once a request is
 * taken: on what they stood on before in the same part of the page, else on the part's heading. What is switched off while it is
 * done gets the focus back.
 */
export function useFocusStays(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    let places: readonly Place[] = [];
    let isByKeyboard = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const goOn = () => {
      const last = places.at(-1);
      if (!last || !isFocusLost() || isSwitchedOff(last.element)) return;
      goOnFrom(places)?.focus({ preventScroll: true });
    };
    const look = () => {
      if (!isByKeyboard || !isFocusLost()) return;
      clearTimeout(timer);
      timer = setTimeout(goOn, SETTLED);
    };
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) places = [...places, placeOf(target)].slice(-REMEMBERED);
    };
    const press = () => void (isByKeyboard = true);
    // Who points sees where they are, and a field that got the focus would bring up a telephone's keyboard.
    const point = () => {
      isByKeyboard = false;
      places = [];
    };

    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', remember);
    document.addEventListener('keydown', press, true);
    document.addEventListener('pointerdown', point, true);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('keydown', press, true);
      document.removeEventListener('pointerdown', point, true);
    };
    // Of another page nothing is taken along: what goes on there is its own.
  }, [pathname]);
}

const HEADING = 'h1, h2, h3, h4, h5, h6';

const placeOf = (element: HTMLElement): Place => {
  const around: HTMLElement[] = [];
  for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) around.push(each);
  return { element, around };
};

/** What is over the page keeps the focus in itself. */
const isFocusLost = (): boolean => document.activeElement === document.body && !isOverThePage();

const isSwitchedOff = (element: HTMLElement): boolean => element.isConnected && element.matches(':disabled');

const isThere = (element: HTMLElement): boolean => element.isConnected && element.getClientRects().length > 0;

const takesFocus = (element: HTMLElement): boolean => isThere(element) && !element.matches(':disabled');

function goOnFrom(places: readonly Place[]): HTMLElement | undefined {
  const latest = places.toReversed();
  for (const { element, around } of latest) {
    if (takesFocus(element)) return element;
    for (const part of around.filter((each) => each.isConnected)) {
      const before = latest.find((each) => part.contains(each.element) && takesFocus(each.element));
      const found = before?.element ?? headingOf(part);
      if (found) return found;
    }
  }
  return headingOf(document.body);
}

function headingOf(part: HTMLElement): HTMLElement | undefined {
  const heading = [...part.querySelectorAll<HTMLElement>(HEADING)].find(isThere);
  heading?.setAttribute('tabindex', '-1');
  return heading;
}
