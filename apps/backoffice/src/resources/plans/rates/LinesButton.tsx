import { rateLinesSchema, type RateRow } from '@flota/schemas';
import { DialogFormButton } from '../../../components/DialogForm.js';
import { EMPTY_LINE, lineToRate, type RateLine } from '../plan-form.js';
import { RateTable } from '../RateTable.js';

interface LinesButtonProps {
  lines: readonly RateRow[];
  downPayment: string;
  onChange: (lines: RateRow[]) => void;
}

/** All of the table as it is stored, for what a cell can't say: another group, an offer with dates, another order. */
export const LinesButton = ({ downPayment, lines, onChange }: LinesButtonProps) => (
  <DialogFormButton
    button={{ variant: 'outlined', size: 'small', children: 'Editar como líneas' }}
    title="Tasas como líneas"
    submit="Pasar a la cuadrícula"
    done={null}
    maxWidth="lg"
    defaultValues={{ rules: { rates: lines.map((line) => ({ ...EMPTY_LINE, ...line })) } }}
    schema={rateLinesSchema}
    read={({ rules }) => ({ rules: { rates: (rules as { rates: RateLine[] }).rates.map(lineToRate) } })}
    send={(body) => Promise.resolve(body.rules.rates)}
    onDone={onChange}
  >
    <RateTable downPayment={downPayment} />
  </DialogFormButton>
);
