import type { NewsItem } from '@flota/schemas';
import { Link } from 'react-router';
import { DateText } from '../../components/Money.js';
import { Picture } from '../../components/Picture.js';
import { classNames } from '../../lib/class-names.js';
import { articlePath } from './news-paths.js';

interface NewsRowsProps {
  items: readonly NewsItem[];
  headingLevel: 'h2' | 'h3';
  /** Three beside each other, the picture above the title, where there is room for it. */
  threes?: boolean;
}

/** Articles in two columns, each a small picture beside its date and title. */
export function NewsRows({ items, headingLevel: Heading, threes = false }: NewsRowsProps) {
  return (
    <ul className={classNames('grid gap-x-12', threes ? 'wide:grid-cols-3' : 'desktop:grid-cols-2')}>
      {items.map((item) => (
        <li key={item.slug} className="border-t border-line">
          <article
            className={classNames(
              'group relative grid grid-cols-[7rem_minmax(0,1fr)] gap-5 py-6 tablet:grid-cols-[11rem_minmax(0,1fr)] tablet:gap-7',
              threes && 'wide:grid-cols-1 wide:gap-4',
            )}
          >
            <Picture
              base={item.image}
              alt=""
              sizes={threes ? '(max-width: 1079px) 11rem, 30vw' : '(max-width: 549px) 7rem, 11rem'}
              className="aspect-4/3 w-full rounded object-cover"
            />
            <div>
              <p className="text-[0.9rem] text-muted">
                <DateText date={item.publishedAt} />
              </p>
              <Heading className="mt-1 text-[1.1rem] leading-snug tracking-normal tablet:text-[1.25rem]">
                <Link
                  to={articlePath(item.slug)}
                  prefetch="intent"
                  className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
                >
                  {item.title}
                </Link>
              </Heading>
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
