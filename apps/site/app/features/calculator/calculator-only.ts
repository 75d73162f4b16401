import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { CALCULATOR_ONLY_KEY, CALCULATOR_ONLY_ON } from '../../constants/storage-keys.js';
import { sessionStore } from '../../lib/browser-storage.js';
import { useHydrated } from '../../lib/use-hydrated.js';
import { isIndependentPath } from '../quoting/index.js';

/** The calculator's pages and the quote that follows: elsewhere the site shows its header whatever the mode. */
const CALCULATOR_PAGES = /^\/(calculadora|calculator|cotizacion)(\/|$)/;

/** Where a visitor comes to the whole site. */
const WHOLE_SITE = /^\/(calculadora\/?)?$/;

/** Whether a visit is for the calculator alone once it has come to `pathname`. */
export const isCalculatorOnly = (pathname: string, before: boolean): boolean =>
  isIndependentPath(pathname) || (before && !WHOLE_SITE.test(pathname));

const remembered = (): boolean => sessionStore.getItem(CALCULATOR_ONLY_KEY) === CALCULATOR_ONLY_ON;

function remember(calculatorOnly: boolean): void {
  if (calculatorOnly) sessionStore.setItem(CALCULATOR_ONLY_KEY, CALCULATOR_ONLY_ON);
  else sessionStore.removeItem(CALCULATOR_ONLY_KEY);
}

/** Whether this page shows the calculator alone. The server knows only the independent address itself. */
export function useCalculatorOnly(): boolean {
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const calculatorOnly = isCalculatorOnly(pathname, hydrated && remembered());
  useEffect(() => remember(isCalculatorOnly(pathname, remembered())), [pathname]);
  return calculatorOnly && CALCULATOR_PAGES.test(pathname);
}

/** For a page loaded in the middle of such a visit: hides the header before the first paint. Runs in the head. */
export const CALCULATOR_ONLY_SCRIPT = `try{
if(sessionStorage.getItem('${CALCULATOR_ONLY_KEY}')==='${CALCULATOR_ONLY_ON}'&&!${WHOLE_SITE}.test(location.pathname)&&${CALCULATOR_PAGES}.test(location.pathname))
document.documentElement.dataset.standsAlone=''
}catch(e){}`;
