import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';

interface FooterAccordionProps {
  groups: readonly { id: string; title: string; content: ReactNode }[];
}

/** The footer's groups on phones: opening one closes any other. Collapsed 40 px high under 550 px, otherwise 80. */
export function FooterAccordion({ groups }: FooterAccordionProps) {
  const [openId, setOpenId] = useState<string>();
  return (
    <div className="grid gap-2 desktop:hidden">
      {groups.map((group) => (
        <details
          key={group.id}
          name="pie"
          open={openId === group.id}
          className="group border-b border-line-inverse pb-2"
        >
          <summary
            onClick={(event) => {
              event.preventDefault();
              setOpenId(openId === group.id ? undefined : group.id);
            }}
            // 40 px as specified, and a touch target 4 px larger on either side.
            className="label-wide relative flex h-[40px] cursor-pointer list-none items-center justify-between text-[0.875rem] text-white after:absolute after:-inset-y-1 after:inset-x-0 tablet:h-[80px] [&::-webkit-details-marker]:hidden"
          >
            <h2 className="text-[0.875rem] tracking-[0.04em]">{group.title}</h2>
            <ChevronDown aria-hidden size={22} className="transition-transform duration-200 group-open:rotate-180" />
          </summary>
          <div className="pt-2 pb-4">{group.content}</div>
        </details>
      ))}
    </div>
  );
}
