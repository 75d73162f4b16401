import type { PlanKind } from '@flota/schemas';
import { Box, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useId } from 'react';
import { PLAN_KINDS } from '../resources/plans/texts.js';
import { PLAN_EXAMPLES } from './plan-example.js';

interface Props {
  value: PlanKind;
  onChange: (kind: PlanKind) => void;
}

/** The four kinds, each with what it means to a customer. */
export function PlanKindChoice({ value, onChange }: Props) {
  const id = useId();
  return (
    <FormControl component="fieldset" sx={{ width: '100%' }}>
      <FormLabel id={id}>Qué tipo de plan es</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onChange={(_, next) => onChange(next as PlanKind)}
        sx={{ display: 'grid', gap: 1, mt: 1, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}
      >
        {(Object.keys(PLAN_EXAMPLES) as PlanKind[]).map((kind) => (
          <FormControlLabel
            key={kind}
            value={kind}
            control={<Radio />}
            label={
              <Box>
                <Typography sx={{ fontWeight: 600 }}>{PLAN_KINDS[kind]}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {PLAN_EXAMPLES[kind].summary}
                </Typography>
              </Box>
            }
            sx={{
              alignItems: 'flex-start',
              m: 0,
              p: 1,
              border: 1,
              borderRadius: 1,
              borderColor: kind === value ? 'primary.main' : 'divider',
              bgcolor: kind === value ? 'action.hover' : undefined,
            }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
