import { ChevronDown } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';

interface DisclosureProps {
  summary: ReactNode;
  /** For content that is loaded or worked out only while somebody wants to see it. */
  onToggle?: (open: boolean) => void;
  children: ReactNode;
}

/** Content that stays closed until asked for, scripts or not. */
export function Disclosure({ summary, onToggle, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const tell = useEffectEvent((open: boolean) => onToggle?.(open));
  // Opened before scripts arrived: nobody was there to hear it.
  useEffect(() => {
    if (details.current?.open) tell(true);
  }, []);
  return (
    <details
      ref={details}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
      // On paper nobody can open it.
      className="group min-w-0 rounded border border-line bg-paper print:[&::details-content]:[content-visibility:visible]"
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 px-5 font-semibold [&::-webkit-details-marker]:hidden">
        {summary}
        <ChevronDown aria-hidden size={22} className="shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="border-t border-line">{children}</div>
    </details>
  );
}
