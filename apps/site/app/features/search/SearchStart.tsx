import { search } from '@flota/texts/site/search';
import { Link } from 'react-router';
import { PLANS_PATH } from '../../constants/navigation.js';

/** Where people mostly want to go, in the order of how many of them. */
const places = () => [
  { to: PLANS_PATH, title: search.plansTitle, text: search.plansText },
  { to: '/calculator/vehicles', title: search.vehiclesTitle, text: search.vehiclesText },
  { to: '/calculadora/paso-1', title: search.calculatorTitle, text: search.calculatorText },
  { to: '/distribuidores', title: search.dealersTitle, text: search.dealersText },
  { to: '/faqs/general-questions', title: search.faqsTitle, text: search.faqsText },
  { to: '/formularios', title: search.documentsTitle, text: search.documentsText },
  { to: '/noticias', title: search.newsTitle, text: search.newsText },
  { to: '/legales/terminosycondiciones', title: search.legalTitle, text: search.legalText },
];

/** Below the search's box while nothing was asked. */
export function SearchStart() {
  return (
    <nav aria-labelledby="empiece" className="mt-12">
      <h2 id="empiece" className="label-wide text-[0.875rem] text-muted">
        {search.startTitle}
      </h2>
      <ul className="mt-1 grid gap-x-10 border-t border-line tablet:grid-cols-2">
        {places().map(({ to, title, text }) => (
          <li key={to} className="border-b border-line">
            <Link to={to} prefetch="intent" className="group block h-full py-4">
              <span className="block font-semibold group-hover:underline">{title}</span>
              <span className="block text-[0.9375rem] leading-snug text-muted">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
