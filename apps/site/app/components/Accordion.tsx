import { Plus } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';

export interface AccordionItem {
  id: string;
  title: string;
  content: ReactNode;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  /** Id of the panel that is open at the start. */
  defaultOpen?: string;
  headingLevel?: 'h2' | 'h3';
}

/** One panel open at a time. Built on `<details name>`, so that it opens and closes before scripts arrive. */
export function Accordion({ items, defaultOpen, headingLevel: Heading = 'h2' }: AccordionProps) {
  const group = useId();
  const [openId, setOpenId] = useState<string | undefined>(defaultOpen);

  return (
    <div className="border-t border-ink">
      {items.map((item) => (
        <details key={item.id} name={group} open={openId === item.id} className="group border-b border-line">
          <summary
            onClick={(event) => {
              event.preventDefault();
              setOpenId(openId === item.id ? undefined : item.id);
            }}
            className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-6 py-4 hover:text-agave-deep [&::-webkit-details-marker]:hidden"
          >
            <Heading className="text-[1.1rem] leading-snug tracking-normal">{item.title}</Heading>
            <Plus aria-hidden size={24} className="shrink-0 transition-transform duration-200 group-open:rotate-45" />
          </summary>
          <div className="max-w-[68ch] pb-7">{item.content}</div>
        </details>
      ))}
    </div>
  );
}
