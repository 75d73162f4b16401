import { NumberInput, TextInput } from 'react-admin';

interface RuleInputProps {
  source: string;
  label: string;
  hint?: string;
}

/** A percentage: text all the way, so that no figure goes through a float. */
export const Percent = ({ source, label, hint }: RuleInputProps) => (
  <TextInput
    source={source}
    label={`${label} (%)`}
    helperText={hint ?? false}
    slotProps={{ htmlInput: { inputMode: 'decimal' }, inputLabel: { shrink: true } }}
  />
);

export const Whole = ({ source, label }: Omit<RuleInputProps, 'hint'>) => (
  <NumberInput source={source} label={label} min={0} step={1} helperText={false} />
);

/** Boxes in four columns where there is room, one below the other on phones, where half a line cuts their labels. */
export const inputGrid = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' },
  alignItems: 'start',
  // react-admin gives its select boxes a width of their own.
  '& > .MuiFormControl-root': { minWidth: 0 },
};
