import { Link, useLocation } from 'react-router';

interface ProfileNavigationProps {
  sections: readonly { id: string; title: string }[];
}

/** The parts of the profile, beside them where there is room. */
export function ProfileNavigation({ sections }: ProfileNavigationProps) {
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
              className="-ml-px flex min-h-11 items-center border-l-4 border-transparent pl-4 text-[0.9375rem] hover:border-amber aria-[current]:border-signal aria-[current]:font-semibold"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
