import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { SavedNote } from './SavedNote.js';
import { SecurityForm, type SecurityFormProps } from './SecurityForm.js';
import { Unfolding } from './Unfolding.js';

interface UnfoldingFormProps<Values extends FieldValues, Request extends FieldValues, Answer> extends Omit<
  SecurityFormProps<Values, Request, Answer>,
  'onSent' | 'onCancel'
> {
  /** On the button in whose place the form opens. */
  opener: string;
  /** What is said once it was sent. */
  done: string;
  /** Where that is said, seen from the form. */
  doneAt: 'above' | 'below';
  onDone: () => void;
}

/** A form that a button opens. Once it is sent it folds again, and what happened is said. */
export function UnfoldingForm<Values extends FieldValues, Request extends FieldValues, Answer>({
  opener,
  done,
  doneAt,
  onDone,
  ...form
}: UnfoldingFormProps<Values, Request, Answer>) {
  const [sent, setSent] = useState(false);
  const note = <SavedNote>{sent && done}</SavedNote>;
  return (
    <>
      {doneAt === 'above' && note}
      <div className={doneAt === 'above' ? 'mt-5' : undefined}>
        <Unfolding label={opener} onOpen={() => setSent(false)}>
          {(close) => (
            <SecurityForm
              {...form}
              onCancel={close}
              onSent={() => {
                setSent(true);
                close();
                onDone();
              }}
            />
          )}
        </Unfolding>
      </div>
      {doneAt === 'below' && note}
    </>
  );
}
