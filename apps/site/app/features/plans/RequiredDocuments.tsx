import type { DownloadDocument } from '@flota/schemas';
import { plans } from '@flota/texts/site/plans';
import { Download } from 'lucide-react';
import { LinkButton } from '../../components/Button.js';
import { useSite } from '../../lib/use-site.js';
import { RoadList } from './RoadList.js';

interface RequiredDocumentsProps {
  documents: readonly DownloadDocument[];
  requirements: readonly string[];
}

/** The papers to fill in, and those to bring. */
export function RequiredDocuments({ documents, requirements }: RequiredDocumentsProps) {
  const { companyName, creditApplicationUrl } = useSite();
  return (
    <div className="grid gap-x-12 gap-y-10 wide:grid-cols-2">
      <div>
        <p className="measure">{plans.documentsLead}</p>
        {documents.length > 0 && (
          <ul className="mt-5 border-t border-ink">
            {documents.map((document) => (
              <li key={document.slug} className="border-b border-line">
                <DocumentLink document={document} />
              </li>
            ))}
          </ul>
        )}
        {creditApplicationUrl && (
          <LinkButton to={creditApplicationUrl} variant="secondary" className="mt-6">
            {plans.application({ company: companyName })}
          </LinkButton>
        )}
      </div>
      <RoadList title={plans.bring} headingLevel="h4" items={requirements} />
    </div>
  );
}

function DocumentLink({ document: { title, description, url } }: { document: DownloadDocument }) {
  return (
    <a href={url} download className="group flex min-h-16 items-center gap-5 py-4">
      <span className="grow">
        <span className="link font-semibold group-hover:decoration-2">{title}</span>
        <span className="mt-1 block text-[0.9375rem] leading-snug text-muted">{description}</span>
      </span>
      <span className="flex shrink-0 items-center gap-2 text-[0.9375rem] font-semibold">
        {plans.pdf}
        <Download aria-hidden size={20} className="transition-transform group-hover:translate-y-0.5" />
      </span>
    </a>
  );
}
