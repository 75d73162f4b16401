import { controls } from '@flota/texts/site/controls';
import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';

export interface FieldTexts {
  label: ReactNode;
  /** What is expected, before anything goes wrong. */
  hint?: ReactNode;
  /** What is wrong and how to mend it. */
  error?: string;
  /** Marks the field as one that may stay empty; fields are required unless they say so. */
  optional?: boolean;
}

export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldTexts {
  id?: string;
  className?: string;
  /** Draws the control with the attributes that tie it to its label, hint and error. */
  children: (control: ControlProps) => ReactNode;
}

export function useDescribedBy(givenId: string | undefined, hint: ReactNode, error: string | undefined) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;
  return { id, describedBy };
}

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={`${id}-hint`} className="text-[0.9rem] leading-snug text-muted">
      {children}
    </p>
  );
}

export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={`${id}-error`} className="flex items-start gap-2 text-[0.9375rem] leading-snug font-medium text-brick">
      <CircleAlert aria-hidden size={18} className="mt-0.5 shrink-0" />
      {children}
    </p>
  );
}

export function Optional() {
  return <span className="font-normal text-muted"> {controls.optional}</span>;
}

export function Field({ id: givenId, label, hint, error, optional, className, children }: FieldProps) {
  const { id, describedBy } = useDescribedBy(givenId, hint, error);
  return (
    <div className={className}>
      <label htmlFor={id} className="block font-semibold">
        {label}
        {optional && <Optional />}
      </label>
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
      <div className="mt-2">
        {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      </div>
      {error && (
        <div className="mt-2">
          <FieldError id={id}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}

export const CONTROL_CLASSES =
  'min-h-13 w-full rounded border bg-paper px-4 text-base text-ink placeholder:text-muted/80 aria-invalid:border-2 aria-invalid:border-brick border-edge hover:border-ink disabled:bg-sand-deep disabled:text-muted';
