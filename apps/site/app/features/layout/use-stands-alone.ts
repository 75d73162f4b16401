import { useLocation } from 'react-router';
import { useCalculatorOnly } from '../calculator/calculator-only.js';
import { isLegalOnly } from '../legal/legal-only.js';

/** Whether this page shows without the site's header and footer; `<html data-stands-alone>` tells the style sheet. */
export function useStandsAlone(): boolean {
  const { pathname, search } = useLocation();
  const calculatorOnly = useCalculatorOnly();
  return calculatorOnly || isLegalOnly(pathname, search);
}
