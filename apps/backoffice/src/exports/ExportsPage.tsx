import { EXPORT_KEPT_DAYS, EXPORTED_AT_ONCE } from '@flota/schemas';
import { Card, CardContent, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { useOwnExports } from '../components/export/own-exports.js';
import { LoadFailure } from '../components/LoadFailure.js';
import { PlainList } from '../components/PlainList.js';
import { Waiting } from '../components/Waiting.js';
import { formatCount } from '../i18n/format.js';
// What a list of content was filtered by is called by its fields.
import '../i18n/content-field-names.js';
import { ExportLine } from './ExportLine.js';
import { ExportActions } from './ExportActions.js';

/** The files that somebody had made of lists: how far each is, and what can be done with it. */
export default function ExportsPage() {
  return (
    <Card component="section" sx={{ mt: 2, maxWidth: 860 }}>
      <Title title="Exportaciones" />
      <CardContent>
        <Typography color="textSecondary" sx={{ mb: 1, maxWidth: '65ch' }}>
          Las listas de más de {formatCount(EXPORTED_AT_ONCE)} registros se preparan aquí mientras usted trabaja. Cada
          archivo se guarda {EXPORT_KEPT_DAYS} días y solo usted lo ve.
        </Typography>
        <OwnExports />
      </CardContent>
    </Card>
  );
}

function OwnExports() {
  const { data, error, isPending, isFetching, refetch } = useOwnExports();
  if (isPending) return <Waiting name="Cargando" height={120} />;
  if (error) {
    return (
      <LoadFailure
        title="No pudimos leer sus exportaciones"
        error={error}
        retry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  return (
    <PlainList items={data} empty="Todavía no hay ninguna. Abra una lista, fíltrela y elija «Exportar».">
      {(made) => (
        <>
          <ExportLine made={made} />
          <ExportActions made={made} />
        </>
      )}
    </PlainList>
  );
}
