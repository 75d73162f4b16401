import { Check, Copy } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';

const CONFIRMED_MS = 4_000;

interface CopyLineProps {
  label: string;
  shown: ReactNode;
  /** What goes to the clipboard; without it there is no button. */
  copied?: string;
}

/** A line of a description list with a button that copies its value. */
export function CopyLine({ label, shown, copied }: CopyLineProps) {
  const [done, setDone] = useState(false);

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(false), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [done]);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-2.5">
      <dt className="text-[0.9rem] text-muted">{label}</dt>
      <dd className="tabular col-start-1 font-semibold wrap-anywhere select-all">{shown}</dd>
      {copied !== undefined && (
        <dd className="col-start-2 row-span-2 row-start-1">
          <button
            type="button"
            // Where the browser refuses, a tap on the value selects all of it.
            onClick={() =>
              void navigator.clipboard.writeText(copied).then(
                () => setDone(true),
                () => undefined,
              )
            }
            className="label-wide flex min-h-11 cursor-pointer items-center gap-2 rounded border border-edge px-3 text-[0.85rem] hover:border-ink"
          >
            {done ? <Check aria-hidden size={16} /> : <Copy aria-hidden size={16} />}
            {done ? 'Copiado' : 'Copiar'}
            <span className="sr-only"> {label}</span>
          </button>
          <span role="status" className="sr-only">
            {done && `${label}: copiado.`}
          </span>
        </dd>
      )}
    </div>
  );
}
