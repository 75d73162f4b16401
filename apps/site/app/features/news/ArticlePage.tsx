import type { NewsArticle } from '@flota/schemas';
import { news } from '@flota/texts/site/news';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { LinkButton } from '../../components/Button.js';
import { DateText } from '../../components/Money.js';
import { Picture } from '../../components/Picture.js';
import { Prose } from '../../components/Prose.js';
import { RoadDivider } from '../../components/RoadDivider.js';
import { ShareButton } from '../../components/ShareButton.js';
import { ArticleList } from './ArticleCard.js';
import { articlePath, NEWS_PATH } from './news-paths.js';

export function ArticlePage({ article }: { article: NewsArticle }) {
  return (
    <>
      <article>
        <header className="container-page pt-8 pb-10 desktop:pt-14 desktop:pb-14">
          <Link to={NEWS_PATH} prefetch="intent" className="link inline-flex min-h-11 items-center gap-3">
            <ArrowLeft aria-hidden size={18} />
            {news.title}
          </Link>
          <h1 className="heading-hero mt-5 max-w-[24ch]">{article.title}</h1>
          <p className="mt-5 text-muted">
            <DateText date={article.publishedAt} />
          </p>
        </header>
        <Picture
          base={article.image}
          alt=""
          priority
          className="h-[clamp(14rem,38vw,32rem)] w-full object-cover print:hidden"
        />
        <div className="container-page grid gap-x-20 gap-y-10 py-12 desktop:py-16 wide:grid-cols-[minmax(0,1fr)_15rem]">
          <div className="min-w-0">
            <Prose html={article.subtitle} className="measure text-xl leading-snug font-medium desktop:text-2xl" />
            <Prose html={article.body} className="measure mt-8 text-[1.06rem]" />
            {article.url && (
              <p className="mt-10">
                <LinkButton to={article.url} size="lg">
                  {article.buttonText ?? news.articleButton}
                </LinkButton>
              </p>
            )}
          </div>
          <div className="self-start border-t border-ink pt-6 wide:sticky wide:top-36 print:hidden noscript:hidden">
            <p className="mb-4 leading-snug text-muted">{news.share}</p>
            <ShareButton title={article.title} path={articlePath(article.slug)} />
          </div>
        </div>
      </article>
      {article.more.length > 0 && (
        <section aria-labelledby="mas-noticias" className="container-page pb-24 print:hidden">
          <RoadDivider className="mb-8 w-44" />
          <h2 id="mas-noticias" className="heading-section mb-8">
            {news.moreTitle}
          </h2>
          <ArticleList items={article.more} headingLevel="h3" look="tile" />
        </section>
      )}
    </>
  );
}
