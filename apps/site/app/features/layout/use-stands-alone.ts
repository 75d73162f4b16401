import { useLocation } from 'react-router';
import { useCalculatorOnly } from '../calculator/index.js';
import { isLegalOnly, isRightsRequest } from '../legal/index.js';

/**
 * Of `<html data-stands-alone>`, which tells the style sheet what of the site shows around this page: neither header
 * nor footer, the footer alone, or both when it is not set.
 */
export function useStandsAlone(): '' | 'with-footer' | undefined {
  const { pathname, search } = useLocation();
  const calculatorOnly = useCalculatorOnly();
  if (calculatorOnly || isLegalOnly(pathname, search)) return '';
  return isRightsRequest(pathname) ? 'with-footer' : undefined;
}
