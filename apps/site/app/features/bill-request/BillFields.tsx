import type { BillFile, BillText, State } from '@flota/schemas';
import type { Control, UseFormRegisterReturn } from 'react-hook-form';
import { Select } from '../../components/Select.js';
import { TextInput } from '../../components/TextInput.js';
import { DocumentField } from '../uploads/index.js';
import type { BillValues } from './bill-values.js';
import { BILL_FILE_WORDS, BILL_TEXT_LABELS, FILE_HINT } from './texts.js';

const TYPED: Record<Exclude<BillText, 'state'>, { autoComplete: string; maxLength?: number; inputMode?: 'numeric' }> = {
  name: { autoComplete: 'name' },
  street: { autoComplete: 'address-line1' },
  neighborhood: { autoComplete: 'address-level3' },
  zipcode: { autoComplete: 'postal-code', maxLength: 5, inputMode: 'numeric' },
  city: { autoComplete: 'address-level2' },
};

interface BillTextFieldProps {
  part: BillText;
  states: readonly State[];
  hint?: string;
  error: string | undefined;
  /** Of `register`. */
  field: UseFormRegisterReturn;
}

/** One of the texts of a bill request, as it is asked for and as it is mended. */
export const BillTextField = ({ part, states, field, ...shown }: BillTextFieldProps) =>
  part === 'state' ? (
    <Select
      label={BILL_TEXT_LABELS.state}
      placeholder="Elija un estado"
      autoComplete="address-level1"
      options={states.map(({ name }) => ({ value: name, label: name }))}
      {...shown}
      {...field}
    />
  ) : (
    <TextInput label={BILL_TEXT_LABELS[part]} {...TYPED[part]} {...shown} {...field} />
  );

interface BillFileFieldProps<Request> {
  control: Control<BillValues, unknown, Request>;
  part: BillFile;
  isPerson: boolean;
  /** Instead of what is asked for in general. */
  hint?: string;
  error: string | undefined;
  onPicked: () => void;
}

/** One of its files. */
export function BillFileField<Request>({ control, part, isPerson, hint, ...shown }: BillFileFieldProps<Request>) {
  const { label, hint: usual } = BILL_FILE_WORDS[part === 'docs' && !isPerson ? 'power' : part];
  return (
    <DocumentField
      control={control}
      name={part}
      label={label}
      hint={hint ?? `${usual} ${FILE_HINT}`}
      single={isPerson && part !== 'sat'}
      {...shown}
    />
  );
}
