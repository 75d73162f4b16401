import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { forgetLeft, leftFrom, noteLeft } from './left-rows.js';
import { rowLinkAround, rowLinks } from './rows.js';

/** As long as somebody may wait for a list to come before they have gone on to something else. */
const WAIT = 10_000;

/** Whoever comes back from a record stands on the row they opened it from. */
export function useReturnToRow(): void {
  const { pathname, key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;

  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      const link = rowLinkAround(target);
      if (link) noteLeft(pathname, link);
    };
    // Before the click leads away.
    document.addEventListener('click', note, true);
    return () => document.removeEventListener('click', note, true);
  }, [pathname]);

  useEffect(() => {
    const href = leftFrom(pathname);
    // Who chose the section in the menu has the focus there.
    if (!href || !(isBack || document.activeElement === document.body)) return;
    return whenShown(href, (link) => {
      forgetLeft(pathname);
      link.focus({ preventScroll: true });
      link.scrollIntoView({ block: 'nearest' });
    });
  }, [pathname, key, isBack]);
}

/** Once the rows are there; not any more when somebody has begun something else meanwhile. */
function whenShown(href: string, act: (link: HTMLElement) => void): () => void {
  const find = () => {
    const link = rowLinks().find((each) => each.getAttribute('href') === href);
    if (!link) return;
    stop();
    act(link);
  };
  const observer = new MutationObserver(find);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const type of BEGUN) window.removeEventListener(type, stop, true);
  };
  const timer = setTimeout(stop, WAIT);
  for (const type of BEGUN) window.addEventListener(type, stop, true);
  observer.observe(document.body, { childList: true, subtree: true });
  find();
  return stop;
}

const BEGUN = ['keydown', 'pointerdown'] as const;
