import type { NewsItem } from '@flota/schemas';
import { news } from '@flota/texts/site/news';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { DateText } from '../../components/Money.js';
import { Picture } from '../../components/Picture.js';
import { classNames } from '../../lib/class-names.js';
import { plainText } from '../../lib/plain-text.js';
import { articlePath } from './news-paths.js';

const ROW = {
  box: 'grid-cols-[min(7rem,35%)_minmax(0,1fr)] gap-5 py-6 crowded:grid-cols-1 tablet:grid-cols-[11rem_minmax(0,1fr)] tablet:gap-7',
  picture: 'aspect-4/3 w-full rounded',
  sizes: '(max-width: 549px) 7rem, 11rem',
  text: '',
  date: 'text-[0.9rem] text-muted',
  heading: 'mt-1 text-[1.1rem] leading-snug tracking-normal tablet:text-[1.25rem]',
  link: 'underline-offset-4',
};

const LOOKS = {
  /** The one a list begins with: across the page, with what it says and a call to read it. */
  lead: {
    box: 'bg-ink text-white on-ink wide:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
    picture: 'aspect-2/1 size-full',
    sizes: '(max-width: 1079px) 100vw, 58vw',
    text: 'flex flex-col p-7 desktop:p-10',
    date: 'text-[0.95rem] text-muted-inverse',
    heading: 'heading-section mt-3 text-[min(8vw,clamp(1.7rem,1.3rem+1.5vw,2.5rem))]',
    link: 'underline-offset-6',
  },
  /** A small picture beside date and title. */
  row: ROW,
  /** A row whose picture stands above where three are beside each other. */
  tile: { ...ROW, box: `${ROW.box} wide:grid-cols-1 wide:gap-4`, sizes: '(max-width: 1079px) 11rem, 30vw' },
};

interface ArticleCardProps {
  item: NewsItem;
  look: keyof typeof LOOKS;
  headingLevel?: 'h2' | 'h3';
}

/** An article in a list; the whole card leads to it. */
export function ArticleCard({ item, look, headingLevel: Heading = 'h2' }: ArticleCardProps) {
  const { box, picture, sizes, text, date, heading, link } = LOOKS[look];
  const leads = look === 'lead';
  return (
    <article className={classNames('group relative grid', box)}>
      <Picture
        base={item.image}
        alt=""
        priority={leads}
        sizes={sizes}
        className={classNames(picture, 'object-cover')}
      />
      <div className={text || undefined}>
        <p className={date}>
          <DateText date={item.publishedAt} />
        </p>
        <Heading className={heading}>
          <Link
            to={articlePath(item.slug)}
            prefetch="intent"
            className={classNames(link, 'group-hover:underline after:absolute after:inset-0')}
          >
            {item.title}
          </Link>
        </Heading>
        {leads && (
          <>
            <p className="mt-4 text-muted-inverse">{plainText(item.subtitle)}</p>
            <p aria-hidden className="label-wide mt-auto flex items-center gap-3 pt-7 text-[0.9375rem] text-amber">
              {news.read}
              <ArrowRight size={20} className="transition-transform group-hover:translate-x-1" />
            </p>
          </>
        )}
      </div>
    </article>
  );
}

interface ArticleListProps {
  items: readonly NewsItem[];
  headingLevel: 'h2' | 'h3';
  look: 'row' | 'tile';
}

/** Rows in two columns, tiles in three, where there is room for them. */
export function ArticleList({ items, headingLevel, look }: ArticleListProps) {
  return (
    <ul className={classNames('grid gap-x-12', look === 'tile' ? 'wide:grid-cols-3' : 'wide:grid-cols-2')}>
      {items.map((item) => (
        <li key={item.slug} className="@container border-t border-line">
          <ArticleCard item={item} look={look} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
