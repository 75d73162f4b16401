import { IMPORT_KEPT_DAYS } from '@flota/schemas';
import { Card, CardContent, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { LoadFailure } from '../components/LoadFailure.js';
import { PlainList } from '../components/PlainList.js';
import { Waiting } from '../components/Waiting.js';
import { ImportEntry } from './ImportEntry.js';
import { NewImport } from './NewImport.js';
import { useOwnImports } from './own-imports.js';

/** Files of records that somebody brings in: how far each is, and what can be done with it. */
export default function ImportsPage() {
  return (
    <Card component="section" sx={{ mt: 2, maxWidth: 960 }}>
      <Title title="Importaciones" />
      <CardContent>
        <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '65ch' }}>
          Traiga registros de Excel o CSV, y facturas de sus XML. Primero se revisa todo sin guardar nada; después usted
          decide. Una importación se puede deshacer durante {IMPORT_KEPT_DAYS} días, mientras nadie haya trabajado sus
          registros.
        </Typography>
        <OwnImports />
      </CardContent>
    </Card>
  );
}

function OwnImports() {
  const { data, error, isPending, isFetching, refetch } = useOwnImports();
  if (isPending) return <Waiting name="Cargando" height={160} />;
  if (!data) {
    return (
      <LoadFailure
        title="No pudimos leer sus importaciones"
        error={error}
        retry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  const { imports, kinds } = data;
  return (
    <>
      <NewImport kinds={kinds} />
      <PlainList items={imports} empty="Todavía no hay ninguna.">
        {(sent) => <ImportEntry sent={sent} kind={kinds.find(({ name }) => name === sent.kind)} />}
      </PlainList>
    </>
  );
}
