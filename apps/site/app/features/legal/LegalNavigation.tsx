import type { LegalPage } from '@flota/schemas';
import { legal } from '@flota/texts/site/legal';
import { NavLink, useLocation } from 'react-router';
import { classNames } from '../../lib/class-names.js';
import { legalPath, RIGHTS_REQUEST_PATH } from './legal-only.js';

interface LegalNavigationProps {
  pages: readonly Pick<LegalPage, 'slug' | 'title'>[];
}

/** All legal texts, and the page where rights are asked for. */
export function LegalNavigation({ pages }: LegalNavigationProps) {
  const { search } = useLocation();
  const links = [
    ...pages.map(({ slug, title }) => ({ title, to: legalPath(slug, search) })),
    { title: legal.rights, to: RIGHTS_REQUEST_PATH },
  ];
  return (
    <nav id="documentos-legales" aria-labelledby="documentos-legales-titulo" className="print:hidden">
      <h2 id="documentos-legales-titulo" className="border-b-2 border-ink pb-3 text-[1.05rem] tracking-normal">
        {legal.documents}
      </h2>
      <ul>
        {links.map(({ title, to }) => (
          <li key={to} className="border-b border-line">
            <NavLink
              to={to}
              end
              prefetch="intent"
              className={({ isActive }) =>
                classNames(
                  'flex min-h-12 items-center py-2 leading-snug',
                  isActive ? 'border-l-4 border-signal pl-3 font-semibold' : 'hover:underline',
                )
              }
            >
              {title}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
