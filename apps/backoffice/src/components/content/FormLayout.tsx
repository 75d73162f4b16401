import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useFormSection } from '../form/use-form-section.js';

/** Texts on the left, and beside them what frames them: pictures, address, dates. */
export const FormLayout = ({ aside, children }: { aside: ReactNode; children: ReactNode }) => (
  <Box
    sx={{
      width: '100%',
      display: 'grid',
      columnGap: 5,
      rowGap: 2,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 24rem)' },
      alignItems: 'start',
    }}
  >
    <Stack sx={{ minWidth: 0 }}>{children}</Stack>
    <Stack component="aside" sx={{ minWidth: 0 }}>
      {aside}
    </Stack>
  </Box>
);

interface FormGroupProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** Fields that belong together, under a heading of their own. */
export function FormGroup({ title, hint, children }: FormGroupProps) {
  const { section, heading } = useFormSection(title);
  return (
    <Box component="section" {...section} sx={{ width: '100%', mb: 3 }}>
      <Typography
        component="h2"
        variant="h6"
        {...heading}
        sx={{ pb: 0.75, mb: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        {title}
      </Typography>
      {hint && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {hint}
        </Typography>
      )}
      {children}
    </Box>
  );
}

/** Two fields side by side where there is room. */
export const FieldPair = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
    {children}
  </Box>
);
