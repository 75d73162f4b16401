import { type Theme, useMediaQuery } from '@mui/material';
import { useMemo } from 'react';

/** Columns of a table by when there is no room for them; each is one that the row's record tells anyway. */
export interface HiddenColumns {
  /** At any width. */
  always?: readonly string[];
  /** On a laptop as well, below 1536 px. */
  laptop?: readonly string[];
  /** On the smallest window that has a table, below 1200 px, as well. */
  tablet?: readonly string[];
}

const NONE: readonly string[] = [];

/**
 * What a table leaves out until somebody chooses columns: what they chose holds at any width. Ask with what a module holds
 * for good, as a new object each time would draw the table anew.
 */
export function useHiddenColumns({ always = NONE, laptop = NONE, tablet = NONE }: HiddenColumns): string[] {
  const isLaptop = useMediaQuery<Theme>((theme) => theme.breakpoints.down('xl'), { noSsr: true });
  const isTablet = useMediaQuery<Theme>((theme) => theme.breakpoints.down('lg'), { noSsr: true });
  return useMemo(
    () => [...always, ...(isLaptop ? laptop : NONE), ...(isTablet ? tablet : NONE)],
    [always, isLaptop, isTablet, laptop, tablet],
  );
}
