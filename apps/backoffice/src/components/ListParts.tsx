import { Box, type Theme, Typography, useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';

/** What stands below the name on the card of a narrow list, a fact a line. */
export const CardLines = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ display: 'grid', gap: 0.75, justifyItems: 'start', mt: 0.5 }}>
    {children}
  </Box>
);

/** The first line of such a card: what it is, and its amount or day to the right. */
export const CardTitle = ({ aside, children }: { aside?: ReactNode; children: ReactNode }) => (
  <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, fontWeight: 600 }}>
    <span>{children}</span>
    {aside && <span>{aside}</span>}
  </Box>
);

/** As much of a text as its cell has room for; the row tells the rest to who points at it (`rows/whole-text.ts`). */
export const cutAfter = (lines: number) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  lineHeight: 1.3,
});

/** A text that may be long, in two lines at most, and no narrower than what is read with ease. */
export const Cut = ({ children, minWidth = '9rem' }: { children: ReactNode; minWidth?: string }) => (
  <Box component="span" sx={{ ...cutAfter(2), minWidth }}>
    {children}
  </Box>
);

/** Two facts of one cell, a line each: what it is, and below it what tells more. */
export const Pair = ({ first, second }: { first: ReactNode; second: string }) => (
  <>
    <Box component="span" sx={{ ...cutAfter(1), minWidth: '6rem' }}>
      {first}
    </Box>
    <Typography component="span" variant="caption" color="textSecondary" sx={cutAfter(1)}>
      {second}
    </Typography>
  </>
);

/** For a number with hyphens in running text, where a line would end. */
export const NoBreak = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
    {children}
  </Box>
);

/** Dates, folios and the like, which are not read in two lines. */
export const noWrap = () => ({ whiteSpace: 'nowrap' });

/** What a row is recognised by. */
export const strong = () => ({ fontWeight: 600 });

/** Phones and upright tablets, where a table of eight columns can't be read. */
export const useIsNarrow = (): boolean =>
  useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });

/** Where the filters of a list have no room beside each other. */
export const useIsPhone = (): boolean => useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
