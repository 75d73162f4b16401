import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

interface FoldProps {
  /** Where a link leads that opens it. */
  id: string;
  title: string;
  /** Beside the title: what is inside, in a few words. */
  note?: ReactNode;
  children: ReactNode;
}

/** A part of a page that not everybody comes for: one line until it is opened, here or by a link. Stands in a list of its kind. */
export function Fold({ id, title, note, children }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [opened, setOpened] = useState(false);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === `#${id}` && details.current) details.current.open = true;
  }, [hash, key, id]);
  return (
    <details
      ref={details}
      id={id}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
      className="group border-b border-line"
    >
      <summary className="flex min-h-13 cursor-pointer list-none flex-wrap items-center gap-x-4 py-2 [&::-webkit-details-marker]:hidden">
        <h2 className="text-[1.1rem] leading-snug tracking-normal">{title}</h2>
        {note && <span className="text-[0.9rem] text-muted">{note}</span>}
        <ChevronDown aria-hidden size={22} className="ml-auto shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      {/* What it shows may have to be asked for. */}
      {opened && <div className="pb-6">{children}</div>}
    </details>
  );
}
