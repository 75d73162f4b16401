import Add from '@mui/icons-material/Add';
import { Box, Button, FormHelperText, Typography } from '@mui/material';
import { useCallback, type KeyboardEvent } from 'react';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { EMPTY_LINE, type PlanForm } from './plan-form.js';
import { RATE_BOX, RateLineInputs } from './RateLineInputs.js';

const NAME = 'rules.rates';

/**
 * Top to bottom, the first line whose conditions all hold gives the rate. A line listens to its own fields only: with
 * sixty of them, one keystroke must not draw the other fifty-nine again.
 */
export function RateTable({ downPayment }: { downPayment: string }) {
  const { control, getValues, setValue } = useFormContext<PlanForm>();
  const { fields, append, move, remove } = useFieldArray({ control, name: NAME });

  const fillFrom = useCallback(
    (index: number, rates: string[]) => {
      const room = (getValues(NAME)?.length ?? 0) - index;
      for (const [offset, rate] of rates.slice(0, room).entries()) {
        setValue(`${NAME}.${index + offset}.annualRatePercent`, rate, { shouldDirty: true, shouldValidate: true });
      }
    },
    [getValues, setValue],
  );

  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2, maxWidth: '75ch' }}>
        De arriba abajo, la primera línea que coincide manda; una condición vacía vale para todos. Con ↑ y ↓ se pasa de
        una tasa a otra; una columna copiada de una hoja de cálculo se pega de una vez a partir de la línea donde está.
      </Typography>
      <Box
        component="ol"
        sx={{ listStyle: 'none', m: 0, p: 0, containerType: 'inline-size' }}
        onKeyDown={moveBetweenRates}
      >
        {fields.map(({ id }, index) => (
          <RateLineInputs
            key={id}
            index={index}
            count={fields.length}
            downPayment={downPayment}
            onFill={fillFrom}
            onMove={move}
            onRemove={remove}
          />
        ))}
      </Box>
      <TableError />
      <Button startIcon={<Add />} onClick={() => append({ ...EMPTY_LINE })} sx={{ mt: 1 }}>
        Agregar línea
      </Button>
    </>
  );
}

/** What is wrong with the table as a whole, e.g. combinations that no line is for. */
function TableError() {
  const { errors } = useFormState<PlanForm>({ name: NAME });
  const error = errors.rules?.rates;
  const message = messageOf(error?.root?.message ?? error?.message);
  return message ? (
    <FormHelperText error role="alert" sx={{ fontSize: '0.875rem' }}>
      {message}
    </FormHelperText>
  ) : null;
}

/** react-admin wraps what its own check finds once more. */
const messageOf = (message: unknown): string | undefined =>
  typeof message === 'string' ? message : (message as { message?: string } | undefined)?.message;

function moveBetweenRates(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || !(event.target instanceof HTMLInputElement)) return;
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>(`.${RATE_BOX}`)];
  const at = boxes.indexOf(event.target);
  if (at < 0) return;
  event.preventDefault();
  boxes[at + step]?.select();
}
