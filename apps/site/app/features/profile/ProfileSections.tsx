import { ChevronDown } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Link, useLocation } from 'react-router';

export interface ProfileSection {
  id: string;
  title: string;
  text?: string;
  content: ReactNode;
}

interface ProfileSectionsProps {
  sections: readonly ProfileSection[];
}

/** The parts of the profile below each other, with the way to each of them. */
export function ProfileSections({ sections }: ProfileSectionsProps) {
  return (
    <div className="grid gap-x-16 wide:grid-cols-[15rem_minmax(0,1fr)]">
      <Navigation sections={sections} />
      <div>
        {sections.map((section) => (
          <Section key={section.id} {...section} />
        ))}
      </div>
    </div>
  );
}

/** Beside the parts where there is room; else folded above them, as on a phone they are many screens. */
function Navigation({ sections }: ProfileSectionsProps) {
  const list = useRef<HTMLDetailsElement>(null);
  const fold = () => list.current?.removeAttribute('open');
  return (
    <>
      <nav aria-label="Partes del perfil" className="self-start max-wide:hidden wide:sticky wide:top-40">
        <Parts sections={sections} />
      </nav>
      <nav aria-label="Partes del perfil" className="mb-8 wide:hidden">
        <details ref={list} className="group rounded border border-line">
          <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 px-4 font-semibold [&::-webkit-details-marker]:hidden">
            Ir a una parte
            <ChevronDown aria-hidden size={20} className="shrink-0 transition-transform group-open:rotate-180" />
          </summary>
          <div className="px-4 pb-3">
            <Parts sections={sections} onChosen={fold} />
          </div>
        </details>
      </nav>
    </>
  );
}

function Parts({ sections, onChosen }: ProfileSectionsProps & { onChosen?: () => void }) {
  const { hash } = useLocation();
  return (
    <ul className="border-l border-line tablet:max-wide:columns-2 tablet:max-wide:border-l-0">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Link
            to={`#${id}`}
            preventScrollReset
            onClick={onChosen}
            aria-current={hash === `#${id}` ? 'location' : undefined}
            className="-ml-px flex min-h-11 items-center border-l-4 border-transparent pl-4 text-[0.9375rem] hover:border-line aria-[current]:border-amber aria-[current]:font-semibold"
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** A part of the profile; its id is the address's, after `#`. */
function Section({ id, title, text, content }: ProfileSection) {
  return (
    <section aria-labelledby={`${id}-titulo`} id={id} className="border-t border-line py-9 first:border-0 first:pt-0">
      <h2 id={`${id}-titulo`} className="heading-card">
        {title}
      </h2>
      {text && <p className="measure mt-2 text-muted">{text}</p>}
      <div className="mt-6 max-w-2xl">{content}</div>
    </section>
  );
}
