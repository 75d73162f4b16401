import { Alert, Box } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { http } from '../api/client.js';
import { refusalOf } from '../api/problem.js';
import { useSettled } from './use-settled.js';
import { Waiting } from './Waiting.js';

interface FormPreviewProps<Preview> {
  /** Where the server works it out. */
  path: string;
  /** What was filled in; `null` while it is not enough. */
  asked: object | null;
  /** What to fill in first. */
  incomplete: string;
  children: (preview: Preview) => ReactNode;
}

/** What a form would do, worked out anew by the server whenever it changes. */
export function FormPreview<Preview>({ path, asked, incomplete, children }: FormPreviewProps<Preview>) {
  const body = useSettled(asked && JSON.stringify(asked));
  const { data, error, isFetching } = useQuery({
    queryKey: ['form-preview', path, body],
    queryFn: ({ signal }) =>
      http.json<Preview>(path, { method: 'POST', body: JSON.parse(body ?? '{}') as unknown, signal }),
    enabled: body !== null,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  if (body === null) return <Alert severity="info">{incomplete}</Alert>;
  if (error) return <Alert severity="warning">{refusalOf(error)}</Alert>;
  if (!data) return <Waiting name="Calculando" height={280} />;
  return (
    <Box aria-live="polite" aria-busy={isFetching} sx={{ opacity: isFetching ? 0.6 : 1, minWidth: 0 }}>
      {children(data)}
    </Box>
  );
}
