import { limitNote } from '@flota/schemas';
import { type ComponentProps, type SyntheticEvent, useState } from 'react';
import { classNames } from '../../lib/class-names.js';
import { useSettled } from '../../lib/use-settled.js';
import { CONTROL_CLASSES, Field, type FieldTexts } from '../../components/Field.js';

/** A hearer is told after a pause, not at every letter. */
const PAUSE_MS = 1_000;

interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'children' | 'maxLength'> {
  /** Characters that are taken; what is pasted beyond them is the writer's to shorten. */
  limit: number;
}

/** Grows with what is written. Takes the attributes of `<textarea>`, `ref` included. */
export function TextArea({ label, hint, error, optional, id, className, limit, ...textarea }: TextAreaProps) {
  const [text, setText] = useState('');
  const read = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => setText(currentTarget.value);
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      {(control) => (
        <>
          <textarea
            rows={5}
            {...textarea}
            {...control}
            aria-required={!optional}
            // What a form brings back by itself is read when the writer goes there.
            onFocus={read}
            onInput={read}
            className={classNames(CONTROL_CLASSES, 'field-sizing-content max-h-[28rem] min-h-36 py-3 leading-normal')}
          />
          <Room text={textarea.value === undefined ? text : String(textarea.value)} limit={limit} />
        </>
      )}
    </Field>
  );
}

/** Near the end of a text: how much room is left. */
function Room({ text, limit }: { text: string; limit: number }) {
  const note = limitNote(text, limit);
  const heard = useSettled(note?.words ?? '', PAUSE_MS);
  return (
    <>
      {note && (
        <p aria-hidden className={classNames('tabular mt-1 text-[0.9rem] font-medium', note.isOver && 'text-brick')}>
          {note.words}
        </p>
      )}
      <span role="status" className="sr-only">
        {heard}
      </span>
    </>
  );
}
