import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { http } from '../../api/client.js';
import type { ViewedFile } from './viewed-page.js';

/** Fetched with the bearer token, once each time it is opened, which the audit log tells. */
export function useViewedFile(path: string) {
  const query = useQuery({
    queryKey: ['viewed-file', path],
    queryFn: async ({ signal }) => open(await (await http.send(path, { signal })).blob()),
    // Nor is it by what else is read anew on the page.
    staleTime: 'static',
    gcTime: 0,
    retry: false,
  });
  useEffect(() => () => query.data?.close(), [query.data]);
  return query;
}

async function open(blob: Blob): Promise<ViewedFile> {
  if (blob.type === 'application/pdf') return (await import('./open-pdf.js')).openPdf(blob);
  return (await import('./open-picture.js')).openPicture(blob);
}
