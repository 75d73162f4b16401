import type { DownloadDocument } from '@flota/schemas';
import { documents as texts } from '@flota/texts/site/documents';
import { Download } from 'lucide-react';
import { rich, spoken } from '../../lib/rich.js';

export function DocumentList({ documents }: { documents: readonly DownloadDocument[] }) {
  return (
    <ul className="border-t-2 border-ink">
      {documents.map(({ slug, title, description, kind, url }) => (
        <li
          key={slug}
          className="grid items-center gap-x-10 gap-y-5 border-b border-line py-7 desktop:grid-cols-[minmax(0,1fr)_auto] wide:grid-cols-[11rem_minmax(0,1fr)_auto]"
        >
          <p className="-mb-3 text-muted desktop:col-span-2 wide:col-span-1 wide:mb-0">{texts[kind]}</p>
          <div>
            <h3 className="heading-card">{title}</h3>
            <p className="measure mt-2 text-muted">{description}</p>
          </div>
          <a
            href={url}
            download
            className="label-wide inline-flex min-h-13 items-center justify-center gap-3 rounded border-2 border-ink px-6 text-[0.9375rem] transition-colors hover:bg-ink hover:text-white max-desktop:w-full"
          >
            {rich(texts.download({ title }), { spoken })}
            <Download aria-hidden size={18} />
          </a>
        </li>
      ))}
    </ul>
  );
}
