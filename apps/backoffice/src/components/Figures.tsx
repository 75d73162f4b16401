import { Box, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useFormSection } from './form/use-form-section.js';

interface SectionProps {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** Of a page; in a form it is one of the parts that a long one lists. */
export function Section({ title, actions, children }: SectionProps) {
  const { section, heading } = useFormSection(title);
  return (
    <Paper component="section" {...section} sx={{ p: { xs: 2, sm: 3 } }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          columnGap: 2,
          rowGap: 1,
          mb: 1.5,
        }}
      >
        <Typography component="h2" variant="h3" {...heading}>
          {title}
        </Typography>
        {actions}
      </Box>
      {children}
    </Paper>
  );
}

export const Figures = ({ children }: { children: ReactNode }) => (
  <Box component="dl" sx={{ m: 0, '& > :last-child': { borderBottom: 0 } }}>
    {children}
  </Box>
);

interface FigureProps {
  label: string;
  strong?: boolean;
  children: ReactNode;
}

/** The label gives way first: an amount or an address is broken only where it has no room at all. */
const wrapping = { maxWidth: 'calc(100% - 5.5rem)', overflowWrap: 'break-word' } as const;

/** One labelled value; the value keeps to the right so that amounts line up. */
export const Figure = ({ label, strong, children }: FigureProps) => (
  <Box
    sx={{
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: 2,
      py: 1,
      borderBottom: 1,
      borderColor: 'divider',
    }}
  >
    <Typography component="dt" variant="body2" color="textSecondary">
      {label}
    </Typography>
    <Typography
      component="dd"
      variant={strong ? 'h3' : 'body2'}
      sx={{ m: 0, textAlign: 'right', ...wrapping, fontWeight: strong ? 650 : 500 }}
    >
      {children}
    </Typography>
  </Box>
);

/** Side by side where there is room, one below the other on phones and upright tablets. */
export const TwoColumns = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
      alignItems: 'start',
    }}
  >
    {children}
  </Box>
);
