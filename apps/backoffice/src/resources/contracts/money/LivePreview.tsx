import { Alert, Box, Skeleton } from '@mui/material';
import { type DeskPreview, deskActionSchema } from '@flota/schemas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FieldValues, useWatch } from 'react-hook-form';
import { http } from '../../../api/client.js';
import { refusalOf } from '../../../api/problem.js';
import { DeskComparison } from '../../../components/desk/DeskComparison.js';
import { useSettled } from '../../../components/use-settled.js';
import { formatMoney } from '../../../i18n/format.js';

interface LivePreviewProps {
  contractId: string;
  read: (values: FieldValues) => object;
}

/** What the form would do, worked out anew whenever it changes. */
export function LivePreview({ contractId, read }: LivePreviewProps) {
  const { reason: _, ...values } = useWatch();
  // The reason changes no figure, and is written last.
  const parsed = deskActionSchema.safeParse({ ...read(values), reason: 'Vista previa' });
  const body = useSettled(parsed.success ? JSON.stringify(parsed.data) : null);
  const { data, error, isFetching } = useQuery({
    queryKey: ['desk-preview', contractId, body],
    queryFn: ({ signal }) =>
      http.json<DeskPreview>(`/api/admin/contracts/${contractId}/desk-previews`, {
        method: 'POST',
        body: JSON.parse(body ?? '{}') as unknown,
        signal,
      }),
    enabled: body !== null,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  if (body === null) {
    return <Alert severity="info">Complete los datos para ver las cifras antes y después.</Alert>;
  }
  if (error) return <Alert severity="warning">{refusalOf(error)}</Alert>;
  if (!data) return <Skeleton variant="rounded" height={280} aria-label="Calculando" />;
  return (
    <Box aria-live="polite" aria-busy={isFetching} sx={{ opacity: isFetching ? 0.6 : 1 }}>
      {data.needsApproval && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          Mueve {formatMoney(data.amount)}, más de {formatMoney(data.limit)}: quedará en espera de que otra persona la
          autorice.
        </Alert>
      )}
      <DeskComparison preview={data} />
    </Box>
  );
}
