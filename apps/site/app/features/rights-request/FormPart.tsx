import { useId, type ReactNode } from 'react';

/** A group of fields under its own heading. */
export function FormPart({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="grid gap-6 border-t border-line pt-7 pb-4">
      <h3 id={id} className="heading-card flex gap-4">
        <span aria-hidden className="tabular text-muted">
          {number}
        </span>
        {title}
      </h3>
      {children}
    </div>
  );
}
