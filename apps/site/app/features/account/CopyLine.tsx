import { Check, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCopy } from '../../components/use-copy.js';

interface CopyLineProps {
  label: string;
  shown: ReactNode;
  /** What goes to the clipboard; without it there is no button. */
  copied?: string;
}

/** A line of a description list with a button that copies its value. */
export function CopyLine({ label, shown, copied }: CopyLineProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 crowded:grid-cols-1 border-b border-line py-2.5">
      <dt className="text-[0.9rem] text-muted">{label}</dt>
      {/* Where the browser refuses to copy, a tap on the value selects all of it. */}
      <dd className="tabular col-start-1 font-semibold text-balance wrap-anywhere select-all">{shown}</dd>
      {copied !== undefined && (
        <dd className="col-start-2 row-span-2 row-start-1 crowded:col-start-1 crowded:row-span-1 crowded:row-start-3 crowded:mt-1 crowded:justify-self-start">
          <CopyValue label={label} value={copied} />
        </dd>
      )}
    </div>
  );
}

function CopyValue({ label, value }: { label: string; value: string }) {
  const { outcome, copy } = useCopy(value);
  const done = outcome === 'copied';
  return (
    <>
      <button
        type="button"
        onClick={copy}
        className="label-wide flex min-h-11 cursor-pointer items-center gap-2 rounded border border-edge px-3 text-[0.85rem] hover:border-ink"
      >
        {done ? <Check aria-hidden size={16} /> : <Copy aria-hidden size={16} />}
        {done ? 'Copiado' : 'Copiar'}
        <span className="sr-only"> {label}</span>
      </button>
      <span role="status" className="sr-only">
        {done && `${label}: copiado.`}
      </span>
    </>
  );
}
