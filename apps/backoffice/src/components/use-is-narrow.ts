import { useMediaQuery, type Theme } from '@mui/material';

/** Phones and upright tablets, where a table of eight columns can't be read. */
export const useIsNarrow = (): boolean =>
  useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
