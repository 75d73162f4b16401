import { legal } from '@flota/texts/site/legal';
import { ChevronDown } from 'lucide-react';
import type { IndexEntry } from './text-index.js';

/** What a long text says, part by part: folded above it, and beside it where the window is wide. */
export function TextIndex({ entries }: { entries: readonly IndexEntry[] }) {
  return (
    <nav
      aria-label={legal.index}
      className="max-w-[68ch] print:hidden min-[82rem]:sticky min-[82rem]:top-36 min-[82rem]:max-h-[calc(100dvh-10rem)] min-[82rem]:self-start min-[82rem]:overflow-y-auto"
    >
      <details className="group rounded border border-line bg-paper min-[82rem]:border-0 min-[82rem]:bg-transparent min-[82rem]:[&::details-content]:[content-visibility:visible]">
        <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 px-4 font-semibold min-[82rem]:pointer-events-none min-[82rem]:min-h-0 min-[82rem]:border-b-2 min-[82rem]:border-ink min-[82rem]:px-0 min-[82rem]:pb-3 [&::-webkit-details-marker]:hidden">
          {legal.index}
          <ChevronDown
            aria-hidden
            size={22}
            className="shrink-0 transition-transform group-open:rotate-180 min-[82rem]:hidden"
          />
        </summary>
        <ol className="border-t border-line px-4 py-2 min-[82rem]:border-0 min-[82rem]:px-0">
          {entries.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center py-1.5 text-[0.9375rem] leading-snug hover:underline"
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
