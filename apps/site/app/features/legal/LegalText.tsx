import type { LegalPage } from '@flota/schemas';
import { ArrowDown, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button.js';
import { DateText } from '../../components/Money.js';
import { Prose } from '../../components/Prose.js';
import { PageHeading } from '../../components/page/PageHeading.js';
import { LegalNavigation } from './LegalNavigation.js';

interface LegalTextProps {
  page: LegalPage;
  pages: readonly Pick<LegalPage, 'slug' | 'title'>[];
  /** What a visitor can do about this text, below it. */
  children?: ReactNode;
}

export function LegalText({ page, pages, children }: LegalTextProps) {
  return (
    <>
      <PageHeading
        title={page.title}
        lead={
          <>
            Última actualización: <DateText date={page.updatedOn} />
          </>
        }
      />
      <div className="container-page grid gap-x-20 gap-y-14 pb-24 wide:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <p className="mb-8 flex flex-wrap gap-x-8 print:hidden">
            <a href="#documentos-legales" className="link inline-flex min-h-11 items-center gap-2 wide:hidden">
              Otros documentos legales
              <ArrowDown aria-hidden size={18} />
            </a>
            <Button
              variant="quiet"
              className="-ml-6 noscript:hidden"
              icon={<Printer aria-hidden size={18} />}
              onClick={() => window.print()}
            >
              Imprimir o guardar en PDF
            </Button>
          </p>
          <Prose html={page.body} className="max-w-[68ch]" />
          {children && <div className="mt-14 max-w-[68ch]">{children}</div>}
        </div>
        <div className="wide:sticky wide:top-36 wide:self-start">
          <LegalNavigation pages={pages} />
        </div>
      </div>
    </>
  );
}
