import { Alert, Stack, Typography } from '@mui/material';
import type { AdminBrand } from '@flota/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { Link, Loading, Title } from 'react-admin';
import { FormSections } from '../../components/form/FormSections.js';
import { LoadFailure } from '../../components/LoadFailure.js';
import { BRAND_KEY, useBrand } from './brand-draft.js';
import { BrandForm } from './BrandForm.js';
import { BrandHistory } from './BrandHistory.js';

/** How the lender looks: a draft that is looked at, published, and found again. */
export default function BrandPage() {
  const client = useQueryClient();
  const { data, error, refetch } = useBrand();
  const keep = (brand: AdminBrand) => client.setQueryData(BRAND_KEY, brand);
  const failure = error && (
    <LoadFailure
      title={data ? 'No pudimos leer lo más reciente' : 'No pudimos cargar la marca'}
      error={error}
      retry={() => void refetch()}
    />
  );
  if (!data) return failure ?? <Loading loadingPrimary="Cargando" loadingSecondary="" />;
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <Title title="Marca" />
      {failure}
      <Typography color="textSecondary" sx={{ maxWidth: '70ch' }}>
        Así se ven el sitio, la cuenta de sus clientes, los correos, los documentos y esta administración. Nadie ve un
        cambio hasta que se publica. Los nombres y los datos de contacto están en{' '}
        <Link to="/settings">Configuración</Link>.
      </Typography>
      {!data.published && (
        <Alert severity="info">Todavía no se publica una imagen propia: se usa la que trae el sistema.</Alert>
      )}
      <FormSections>
        <Stack spacing={2}>
          <BrandForm brand={data} onChange={keep} />
          <BrandHistory brand={data} onChange={keep} />
        </Stack>
      </FormSections>
    </Stack>
  );
}
