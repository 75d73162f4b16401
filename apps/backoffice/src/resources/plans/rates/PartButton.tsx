import { TextInput } from 'react-admin';
import { ratePartSchema } from '@flota/schemas';
import { DialogFormButton } from '../../../components/DialogForm.js';

interface PartButtonProps {
  downPayment: string;
  onPart: (from: string) => void;
}

/** Another column, from a down payment on. */
export const PartButton = ({ downPayment, onPart }: PartButtonProps) => (
  <DialogFormButton
    button={{ size: 'small', children: 'Agregar columna' }}
    title="Agregar columna"
    submit="Agregar"
    done={null}
    maxWidth="xs"
    defaultValues={{ from: '' }}
    schema={ratePartSchema}
    read={({ from }) => ({ from: String(from ?? '').replace(/[\s%]/g, '') })}
    send={({ from }) => Promise.resolve(from)}
    onDone={onPart}
  >
    <TextInput
      source="from"
      label={`${downPayment} desde (%)`}
      helperText="La columna nueva empieza con las tasas de la que parte."
      isRequired
      slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
    />
  </DialogFormButton>
);
