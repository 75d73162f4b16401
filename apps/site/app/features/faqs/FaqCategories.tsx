import type { FaqCategory } from '@flota/schemas';
import { faqs as texts } from '@flota/texts/site/faqs';
import { NavLink } from 'react-router';
import { classNames } from '../../lib/class-names.js';
import { categoryPath } from './faq-paths.js';

interface FaqCategoriesProps {
  categories: readonly FaqCategory[];
  /** While the answer to a phrase is shown, no category is. */
  searching: boolean;
}

export function FaqCategories({ categories, searching }: FaqCategoriesProps) {
  return (
    <nav aria-label={texts.categories} className="print:hidden">
      <ul className="flex flex-wrap gap-x-5 border-b wide:gap-x-7 border-line">
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <NavLink
              to={categoryPath(slug)}
              prefetch="intent"
              preventScrollReset
              className={({ isActive }) =>
                classNames(
                  'flex min-h-12 items-center border-b-4 font-semibold hover:border-amber',
                  isActive && !searching ? 'border-signal' : 'border-transparent',
                )
              }
            >
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
