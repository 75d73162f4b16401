import Delete from '@mui/icons-material/DeleteOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, ButtonBase, IconButton } from '@mui/material';
import { memo, useState, type ClipboardEvent } from 'react';
import { TextInput } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { useVehicleTypes } from '../../components/catalogues.js';
import { ITEM_BUTTON, StepButtons } from '../../components/ordering/StepButtons.js';
import { type PlanForm, type RateLine, pastedRates } from './plan-form.js';
import { rateConditions } from './rate-conditions.js';
import { RateConditionInputs } from './RateConditionInputs.js';

export const RATE_BOX = 'rate-box';

interface RateLineInputsProps {
  index: number;
  count: number;
  downPayment: string;
  onFill: (index: number, rates: string[]) => void;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
}

/** A rate to type over and, in words, when it applies; the boxes of its conditions open on request. */
export const RateLineInputs = memo(function RateLineInputs(props: RateLineInputsProps) {
  const { index, count, downPayment, onFill, onMove, onRemove } = props;
  const source = `rules.rates.${index}` as const;
  const line = useWatch({ name: source }) as RateLine | undefined;
  const [isOpened, setOpened] = useState(() => line?.annualRatePercent === null);
  const isOpen = useHasConditionError(index) || isOpened;
  const types = useVehicleTypes();
  const name = `línea ${index + 1}`;

  const paste = (event: ClipboardEvent) => {
    const rates = pastedRates(event.clipboardData.getData('text'));
    if (!rates) return;
    event.preventDefault();
    onFill(index, rates);
  };

  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 1 } }}>
      <Box sx={lineGrid}>
        <Box sx={{ gridArea: 'number', color: 'text.secondary', textAlign: 'right' }}>{index + 1}</Box>
        <TextInput
          source={`${source}.annualRatePercent`}
          label="Tasa %"
          helperText={false}
          onPaste={paste}
          slotProps={{ htmlInput: { inputMode: 'decimal', className: RATE_BOX } }}
        />
        <ButtonBase
          onClick={() => setOpened(!isOpen)}
          aria-expanded={isOpen}
          aria-label={`Condiciones de la ${name}`}
          sx={conditionsButton}
        >
          <span>{line && rateConditions(line, types, downPayment)}</span>
          <ExpandMore
            fontSize="small"
            sx={{ color: 'text.secondary', transform: isOpen ? 'rotate(180deg)' : 'none' }}
          />
        </ButtonBase>
        <Box sx={{ gridArea: 'actions', display: 'flex', justifyContent: 'flex-end' }}>
          <StepButtons what={`la ${name}`} index={index} count={count} onStep={(by) => onMove(index, index + by)} />
          <IconButton aria-label={`Quitar la ${name}`} onClick={() => onRemove(index)} sx={ITEM_BUTTON}>
            <Delete fontSize="small" />
          </IconButton>
        </Box>
      </Box>
      {isOpen && <RateConditionInputs source={source} downPayment={downPayment} />}
    </Box>
  );
});

/** A box with an error must be in sight. */
function useHasConditionError(index: number): boolean {
  const { errors } = useFormState<PlanForm>({ name: `rules.rates.${index}` });
  return Object.keys(errors.rules?.rates?.[index] ?? {}).some((field) => field !== 'annualRatePercent');
}

const lineGrid = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 1,
  py: 0.5,
  gridTemplateColumns: '1.5rem minmax(7rem, 9rem) minmax(0, 1fr)',
  gridTemplateAreas: '"number rate actions" "conditions conditions conditions"',
  // By the room the table has: beside the example there is less of it than the window tells.
  '@container (min-width: 600px)': {
    columnGap: 2,
    gridTemplateColumns: '2rem 9rem minmax(0, 1fr) auto',
    gridTemplateAreas: '"number rate conditions actions"',
  },
  '& .ra-input': { gridArea: 'rate' },
};

const conditionsButton = {
  gridArea: 'conditions',
  minHeight: 44,
  justifyContent: 'space-between',
  gap: 1,
  px: 1,
  borderRadius: 1,
  textAlign: 'left',
  typography: 'body2',
  '&:hover': { bgcolor: 'action.hover' },
};
