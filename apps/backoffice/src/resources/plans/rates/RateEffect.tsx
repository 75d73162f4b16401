import { Alert } from '@mui/material';
import type { AdminRatePreview, RateRow } from '@flota/schemas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { http } from '../../../api/client.js';
import { failureText } from '../../../api/problem.js';
import { RatePreview } from '../../../components/rates/RatePreview.js';
import { Waiting } from '../../../components/Waiting.js';

interface RateEffectProps {
  planId: string;
  rates: readonly RateRow[];
  effectiveOn: string;
  /** While something is wrong the last effect stays in sight. */
  waits: boolean;
}

const SETTLES_MS = 600;

/** What the rates would change, worked out by the server a moment after they were typed. */
export function RateEffect({ effectiveOn, planId, rates, waits }: RateEffectProps) {
  const body = JSON.stringify({ rates, effectiveOn });
  const [asked, setAsked] = useState(body);
  useEffect(() => {
    if (waits) return;
    const timer = setTimeout(() => setAsked(body), SETTLES_MS);
    return () => clearTimeout(timer);
  }, [body, waits]);
  const { data, error } = useQuery({
    queryKey: ['rate-preview', planId, asked],
    queryFn: ({ signal }) =>
      http.json<AdminRatePreview>(`/api/admin/plans/${planId}/rate-previews`, {
        method: 'POST',
        body: JSON.parse(asked) as object,
        signal,
      }),
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  if (error) return <Alert severity="error">No se pudo comparar: {failureText(error)}</Alert>;
  if (!data) return <Waiting name="Comparando" height={240} />;
  return <RatePreview preview={data} />;
}
