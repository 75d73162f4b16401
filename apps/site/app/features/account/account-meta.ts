import type { MetaFunction } from 'react-router';
import { type MetaSite, pageMeta } from '../../lib/meta.js';

/** The head of a page of the account: its name, and nothing for search engines. */
export const accountMeta =
  (title: string): MetaFunction =>
  ({ matches, location }) =>
    pageMeta({
      title,
      description: 'Su cuenta de cliente.',
      path: location.pathname,
      site: matches[0]?.loaderData as MetaSite | undefined,
      noIndex: true,
    });
