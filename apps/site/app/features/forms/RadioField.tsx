import { useRef, type ComponentProps } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { RadioCards } from '../../components/RadioCards.js';

interface RadioFieldProps<Values extends FieldValues, Request> extends Omit<
  ComponentProps<typeof RadioCards>,
  'name' | 'value' | 'onChange' | 'onBlur'
> {
  control: Control<Values, unknown, Request>;
  name: FieldPath<Values>;
}

/** Cards of which the form chooses one; on an error the focus goes to the first. */
export function RadioField<Values extends FieldValues, Request>({
  control,
  name,
  ...cards
}: RadioFieldProps<Values, Request>) {
  const box = useRef<HTMLDivElement>(null);
  const { field } = useController({ control, name });
  return (
    <div
      ref={(element) => {
        box.current = element;
        field.ref({ focus: () => box.current?.querySelector('input')?.focus() });
      }}
    >
      <RadioCards {...cards} name={name} value={field.value} onChange={field.onChange} onBlur={field.onBlur} />
    </div>
  );
}
