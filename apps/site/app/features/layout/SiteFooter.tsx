import { layout } from '@flota/texts/site/layout';
import { ChevronDown, Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Accordion } from '../../components/Accordion.js';
import { RoadDivider } from '../../components/RoadDivider.js';
import { phoneHref } from '../../lib/format.js';
import { useSite } from '../../lib/use-site.js';
import { NavigationAnchor } from '../../components/NavigationAnchor.js';
import { footerOf, isInAccount } from './site-navigation.js';
import { Wordmark } from './Wordmark.js';

const ROW = 'inline-flex min-h-11 items-center gap-3 underline-offset-4 hover:underline desktop:min-h-9';

export function SiteFooter() {
  const site = useSite();
  const { pathname } = useLocation();

  const columns: { id: string; title: string; content: ReactNode }[] = [
    ...footerOf(site, pathname).map((group) => ({
      id: group.id,
      title: group.title,
      content: (
        <ul>
          {group.links.map((link) => (
            <li key={link.to + link.label}>
              <NavigationAnchor link={link} className={ROW} />
            </li>
          ))}
        </ul>
      ),
    })),
    {
      id: 'atencion',
      title: layout.support,
      content: (
        <ul>
          {site.phone && (
            <li>
              <a href={phoneHref(site.phone)} className={`tabular font-semibold text-white ${ROW}`}>
                <Phone aria-hidden size={18} />
                {site.phone}
              </a>
            </li>
          )}
          {site.email && (
            <li>
              <a href={`mailto:${site.email}`} className={`break-all ${ROW}`}>
                <Mail aria-hidden size={18} className="shrink-0" />
                {site.email}
              </a>
            </li>
          )}
          {site.supportHours.map((hours) => (
            <li key={hours} className="py-1 text-[0.9375rem]">
              {hours}
            </li>
          ))}
        </ul>
      ),
    },
  ];

  const content = (
    <div className="container-page pt-14 pb-8 desktop:pt-20">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-5 text-white">
        <Link
          to="/"
          aria-label={layout.home({ company: site.companyName })}
          className="flex min-h-12 min-w-0 items-center"
        >
          <Wordmark ground="dark" />
        </Link>
        <p className="max-w-[34ch] font-display text-xl leading-snug font-medium [font-stretch:112%]">{site.tagline}</p>
      </div>
      <RoadDivider className="mt-8 mb-6 opacity-90 desktop:mb-12" />

      <Accordion items={columns} look="footer" className="desktop:hidden" />
      <div className="hidden grid-cols-2 gap-10 desktop:grid wide:grid-cols-4">
        {columns.map((column) => (
          <section key={column.id} aria-labelledby={`pie-${column.id}`}>
            <h2 id={`pie-${column.id}`} className="label-wide mb-4 text-[0.875rem] text-white">
              {column.title}
            </h2>
            {column.content}
          </section>
        ))}
      </div>

      <div className="mt-10 flex flex-col gap-2 border-t border-line-inverse pt-6 text-sm desktop:mt-14 desktop:flex-row desktop:justify-between">
        <p>
          © {site.copyrightFromYear}
          {site.year > site.copyrightFromYear && `–${site.year}`} {site.legalName}
        </p>
        <p>{site.address}</p>
      </div>
    </div>
  );
  return (
    <footer id="pie" className="on-ink bg-ink text-muted-inverse in-data-[stands-alone='']:hidden print:hidden">
      {isInAccount(pathname) ? <Folded key={pathname}>{content}</Folded> : content}
    </footer>
  );
}

/** In the account, one line: customers came for their contracts. */
function Folded({ children }: { children: ReactNode }) {
  const { companyName, phone } = useSite();
  return (
    <details className="group">
      <summary className="container-page flex min-h-14 cursor-pointer list-none flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2 text-[0.9rem] [&::-webkit-details-marker]:hidden">
        <span className="flex items-center gap-2">
          {layout.footerFolded({ company: companyName })}
          <ChevronDown aria-hidden size={18} className="transition-transform group-open:rotate-180" />
        </span>
        <span className="tabular max-tablet:hidden">{phone}</span>
      </summary>
      {children}
    </details>
  );
}
