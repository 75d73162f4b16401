import type { NewsItem, Page } from '@flota/schemas';
import { news } from '@flota/texts/site/news';
import { Rss } from 'lucide-react';
import { LinkButton } from '../../components/Button.js';
import { Pagination } from '../../components/Pagination.js';
import { EmptyState } from '../../components/States.js';
import { PageHeading } from '../../components/page/PageHeading.js';
import { ArticleCard, ArticleList } from './ArticleCard.js';
import { NEWS_FEED_PATH, newsPagePath } from './news-paths.js';

interface NewsPageProps {
  page: Page;
  items: readonly NewsItem[];
  total: number;
  perPage: number;
  /** 1-based. */
  current: number;
}

export function NewsPage({ page, items, total, perPage, current }: NewsPageProps) {
  const leads = current === 1 ? items.slice(0, 1) : [];
  return (
    <>
      <PageHeading title={page.title} lead={page.lead} />
      <div id="articulos" className="container-page pb-24">
        {leads.map((item) => (
          <ArticleCard key={item.slug} item={item} look="lead" />
        ))}
        {items.length > leads.length && (
          <div className={leads.length > 0 ? 'mt-14' : undefined}>
            <ArticleList items={items.slice(leads.length)} headingLevel="h2" look="row" />
          </div>
        )}
        {items.length === 0 && (
          <EmptyState
            title={news.emptyTitle}
            text={news.emptyText}
            action={
              <LinkButton variant="secondary" to="/planes-financiamiento">
                {news.plans}
              </LinkButton>
            }
          />
        )}
        <div className="mt-10 flex flex-wrap items-center justify-between gap-6 border-t border-ink pt-6">
          <Pagination
            id="noticias-paginas"
            label={news.pages}
            itemsPerPage={perPage}
            currentPage={current}
            totalItems={total}
            hrefFor={(target) => `${newsPagePath(target)}#articulos`}
          />
          <a href={NEWS_FEED_PATH} className="link inline-flex min-h-11 items-center gap-3">
            <Rss aria-hidden size={18} />
            {news.feed}
          </a>
        </div>
      </div>
    </>
  );
}
