import type { LegalPage } from '@flota/schemas';
import { legal } from '@flota/texts/site/legal';
import { ArrowDown, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button.js';
import { DateText } from '../../components/Money.js';
import { Prose } from '../../components/Prose.js';
import { classNames } from '../../lib/class-names.js';
import { rich } from '../../lib/rich.js';
import { PageHeading } from '../../components/page/PageHeading.js';
import { LegalNavigation } from './LegalNavigation.js';
import { TextIndex } from './TextIndex.js';
import { withIndex } from './text-index.js';

interface LegalTextProps {
  page: LegalPage;
  pages: readonly Pick<LegalPage, 'slug' | 'title'>[];
  /** What a visitor can do about this text, below it. */
  children?: ReactNode;
}

export function LegalText({ page, pages, children }: LegalTextProps) {
  const { html, index } = withIndex(page.body);
  const isLong = index.length > 0;
  return (
    <>
      <PageHeading title={page.title} lead={rich(legal.updated, { date: () => <DateText date={page.updatedOn} /> })} />
      <div
        className={classNames(
          'container-page grid gap-x-14 gap-y-8 pb-24 wide:grid-cols-[minmax(0,1fr)_20rem]',
          isLong && 'min-[82rem]:grid-cols-[14rem_minmax(0,1fr)_18rem]',
        )}
      >
        {isLong && <TextIndex entries={index} />}
        <div className={classNames('min-w-0', isLong && 'min-[82rem]:row-start-1 min-[82rem]:col-start-2')}>
          <p className="mb-8 flex flex-wrap gap-x-8 print:hidden">
            <a href="#documentos-legales" className="link inline-flex min-h-11 items-center gap-2 wide:hidden">
              {legal.others}
              <ArrowDown aria-hidden size={18} />
            </a>
            <Button
              variant="quiet"
              className="-ml-6 noscript:hidden"
              icon={<Printer aria-hidden size={18} />}
              onClick={() => window.print()}
            >
              {legal.print}
            </Button>
          </p>
          <Prose html={html} className="max-w-[68ch]" />
          {children && <div className="mt-14 max-w-[68ch]">{children}</div>}
        </div>
        <div
          className={classNames(
            'wide:sticky wide:top-36 wide:col-start-2 wide:row-span-2 wide:row-start-1 wide:self-start',
            isLong && 'min-[82rem]:col-start-3',
          )}
        >
          <LegalNavigation pages={pages} />
        </div>
      </div>
    </>
  );
}
