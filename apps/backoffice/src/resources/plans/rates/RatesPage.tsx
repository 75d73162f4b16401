import { Alert } from '@mui/material';
import type { AdminPlanDetail, AdminPlanRates } from '@flota/schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title, useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import { http } from '../../../api/client.js';
import { useVehicleTypes } from '../../../components/catalogues.js';
import { LoadFailure } from '../../../components/LoadFailure.js';
import { Waiting } from '../../../components/Waiting.js';
import { RatesEditor } from './RatesEditor.js';

/** A plan's rates as a grid: drafted, compared, and proposed for a day. */
export default function RatesPage() {
  const { id = '' } = useParams();
  const plan = useGetOne<AdminPlanDetail>('plans', { id });
  const types = useVehicleTypes();
  const rates = useQuery({
    queryKey: ['plan-rates', id],
    queryFn: ({ signal }) => http.json<AdminPlanRates>(`/api/admin/plans/${id}/rates`, { signal }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  /** What is typed stays through whatever else is read anew; it gives way only to this. */
  const [reads, setReads] = useState(0);
  const error = plan.error ?? rates.error;
  const read = (): void =>
    void Promise.all([plan.refetch(), rates.refetch()]).then(() => setReads((count) => count + 1));
  // What is being edited stays where it can't be read anew for a moment.
  if (error && !(plan.data && rates.data))
    return <LoadFailure title="No pudimos cargar las tasas" error={error} retry={read} />;
  if (!plan.data || !rates.data || types.length === 0) {
    return <Waiting name="Cargando las tasas" height={480} />;
  }
  const { rules, title } = plan.data;
  return (
    <>
      <Title title={`Tasas de ${title}`} />
      {rules ? (
        <RatesEditor key={reads} plan={{ ...plan.data, rules }} rates={rates.data} types={types} onRead={read} />
      ) : (
        <Alert severity="info">Este plan se presenta en el sitio y no se cotiza en línea: no tiene tasas.</Alert>
      )}
    </>
  );
}
