import { ChevronDown, Plus } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { classNames } from '../lib/class-names.js';

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
  /** `footer`: small, on ink; collapsed 40 px high under 550 px, otherwise 80. */
  look?: keyof typeof LOOKS;
  className?: string;
}

const SUMMARY = 'flex cursor-pointer list-none items-center justify-between [&::-webkit-details-marker]:hidden';

const LOOKS = {
  page: {
    list: 'border-t border-ink',
    item: 'border-b border-line',
    summary: 'min-h-16 gap-6 py-4 hover:text-agave-deep',
    heading: 'text-[1.1rem] leading-snug tracking-normal',
    sign: <Plus aria-hidden size={24} className="shrink-0 transition-transform duration-200 group-open:rotate-45" />,
    content: 'max-w-[68ch] pb-7',
  },
  footer: {
    list: 'grid gap-2',
    item: 'border-b border-line-inverse pb-2',
    // 40 px as specified, and a touch target 4 px larger on either side.
    summary:
      'label-wide relative h-[40px] text-[0.875rem] text-white after:absolute after:-inset-y-1 after:inset-x-0 tablet:h-[80px]',
    heading: 'text-[0.875rem] tracking-[0.04em]',
    sign: <ChevronDown aria-hidden size={22} className="transition-transform duration-200 group-open:rotate-180" />,
    content: 'pt-2 pb-4',
  },
};

/** One panel open at a time. Built on `<details name>`, so that it opens and closes before scripts arrive. */
export function Accordion({
  items,
  defaultOpen,
  headingLevel: Heading = 'h2',
  look = 'page',
  className,
}: AccordionProps) {
  const group = useId();
  const [openId, setOpenId] = useState<string | undefined>(defaultOpen);
  const { list, item: box, summary, heading, sign, content } = LOOKS[look];

  return (
    <div className={classNames(list, className)}>
      {items.map((item) => (
        <details key={item.id} name={group} open={openId === item.id} className={classNames('group', box)}>
          <summary
            onClick={(event) => {
              event.preventDefault();
              setOpenId(openId === item.id ? undefined : item.id);
            }}
            className={classNames(SUMMARY, summary)}
          >
            <Heading className={heading}>{item.title}</Heading>
            {sign}
          </summary>
          <div className={content}>{item.content}</div>
        </details>
      ))}
    </div>
  );
}
