import { TextInput } from 'react-admin';
import { plainAmount } from '../typed-figures.js';
import { useContentForm } from './content-form.js';

/** A price of the catalogue, which may be typed with commas. */
export function PriceInput() {
  const { readOnly } = useContentForm();
  return (
    <TextInput
      source="price"
      label="Precio con IVA (MXN)"
      parse={plainAmount}
      isRequired
      readOnly={readOnly}
      helperText={!readOnly && 'Por ejemplo 1,250,000.00'}
      slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
    />
  );
}
