import type { ReactNode } from 'react';
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

/** Beside the parts, where there is room. */
function Navigation({ sections }: ProfileSectionsProps) {
  const { hash } = useLocation();
  return (
    <nav aria-label="Partes del perfil" className="hidden self-start wide:sticky wide:top-40 wide:block">
      <ul className="border-l border-line">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              preventScrollReset
              aria-current={hash === `#${id}` ? 'location' : undefined}
              className="-ml-px flex min-h-11 items-center border-l-4 border-transparent pl-4 text-[0.9375rem] hover:border-line aria-[current]:border-amber aria-[current]:font-semibold"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
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
