import { forms } from '@flota/texts/site/forms';
import { FileText, Upload } from 'lucide-react';
import { useRef } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { Button } from '../../components/Button.js';
import { Field } from '../../components/Field.js';
import { classNames } from '../../lib/class-names.js';
import { rich, spoken } from '../../lib/rich.js';
import { sizeLabel } from './picked-file.js';

interface FileFieldProps<Values extends FieldValues, Request> {
  control: Control<Values, unknown, Request>;
  name: FieldPath<Values>;
  label: string;
  hint: string;
  error: string | undefined;
  /** Types and endings, as the `accept` attribute has them. */
  accept: string;
  /** After a file was chosen or taken back. */
  onPicked: () => void;
}

/** The browser's own file box, drawn as wide as the other boxes; files can be dropped on it. */
export function FileField<Values extends FieldValues, Request>({
  control,
  name,
  label,
  hint,
  error,
  accept,
  onPicked,
}: FileFieldProps<Values, Request>) {
  const { field } = useController({ control, name });
  const input = useRef<HTMLInputElement>(null);
  const file = field.value as File | null;
  const pick = (picked: File | null) => {
    field.onChange(picked);
    onPicked();
  };

  return (
    <Field label={label} hint={hint} error={error}>
      {(attributes) => (
        <>
          <div
            className={classNames(
              'relative flex min-h-16 items-center gap-4 rounded border border-dashed bg-paper px-4 py-3 hover:border-ink',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-agave',
              error ? 'border-2 border-brick' : 'border-edge',
            )}
          >
            {file ? (
              <FileText aria-hidden size={22} className="shrink-0" />
            ) : (
              <Upload aria-hidden size={22} className="shrink-0" />
            )}
            <span className="min-w-0 leading-snug">
              {file ? (
                <>
                  <span className="block font-semibold wrap-anywhere">{file.name}</span>
                  <span className="tabular text-[0.9rem] text-muted">{sizeLabel(file.size)}</span>
                </>
              ) : (
                <span className="font-semibold text-agave-deep">{forms.chooseFile}</span>
              )}
            </span>
            <input
              {...attributes}
              ref={(element) => {
                input.current = element;
                field.ref(element && { focus: () => element.focus() });
              }}
              type="file"
              name={name}
              accept={accept}
              aria-required
              onBlur={field.onBlur}
              onChange={({ currentTarget }) => {
                // Closing the browser's dialog without a choice keeps what was chosen before.
                const picked = currentTarget.files?.[0];
                if (picked) pick(picked);
              }}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
          </div>
          {file && (
            <Button
              variant="quiet"
              className="-ml-6"
              onClick={() => {
                if (input.current) input.current.value = '';
                pick(null);
                input.current?.focus();
              }}
            >
              {rich(forms.removeFile({ name: file.name }), { spoken })}
            </Button>
          )}
        </>
      )}
    </Field>
  );
}
