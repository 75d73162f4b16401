import type { NewsItem } from '@flota/schemas';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { DateText } from '../../components/Money.js';
import { Picture } from '../../components/Picture.js';
import { plainText } from '../../lib/plain-text.js';
import { articlePath } from './news-paths.js';

/** The article the list begins with. */
export function LeadArticle({ item }: { item: NewsItem }) {
  return (
    <article className="group relative grid bg-ink text-white on-ink wide:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <Picture
        base={item.image}
        alt=""
        priority
        sizes="(max-width: 1079px) 100vw, 58vw"
        className="aspect-2/1 size-full object-cover"
      />
      <div className="flex flex-col p-7 desktop:p-10">
        <p className="text-[0.95rem] text-muted-inverse">
          <DateText date={item.publishedAt} />
        </p>
        <h2 className="heading-section mt-3 text-[clamp(1.7rem,1.3rem+1.5vw,2.5rem)]">
          <Link
            to={articlePath(item.slug)}
            prefetch="intent"
            className="underline-offset-6 group-hover:underline after:absolute after:inset-0"
          >
            {item.title}
          </Link>
        </h2>
        <p className="mt-4 text-muted-inverse">{plainText(item.subtitle)}</p>
        <p aria-hidden className="label-wide mt-auto flex items-center gap-3 pt-7 text-[0.9375rem] text-amber">
          LEER
          <ArrowRight size={20} className="transition-transform group-hover:translate-x-1" />
        </p>
      </div>
    </article>
  );
}
