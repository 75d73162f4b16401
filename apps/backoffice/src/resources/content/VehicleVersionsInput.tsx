import { type AdminVehicle, brochurePath, SILHOUETTE_NAMES, SPEC_FACT_NAMES } from '@flota/schemas';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Typography } from '@mui/material';
import { useState } from 'react';
import { SelectInput, useRecordContext, useWrappedSource } from 'react-admin';
import { get, useFormState, useWatch } from 'react-hook-form';
import { choicesOf } from '../../components/choices.js';
import { useContentForm } from '../../components/content/content-form.js';
import { FieldPair, FormGroup } from '../../components/content/FormLayout.js';
import { ItemsInput } from '../../components/content/ItemsInput.js';
import { Line } from '../../components/content/Line.js';
import { PriceInput } from '../../components/content/PriceInput.js';
import { PhotosInput } from '../../components/photos/PhotosInput.js';
import { PdfFileInput } from '../../components/pictures/PdfFileInput.js';
import { formatMoney } from '../../i18n/format.js';
import { VehicleSpecInputs } from './VehicleSpecInputs.js';

const HINT =
  'La que se quita deja de cotizarse. Las cotizaciones ya enviadas conservan el nombre y el precio con que se hicieron.';

type Version = Partial<AdminVehicle['versions'][number]>;

const AMOUNT = /^\d+(\.\d+)?$/;
const priceText = ({ price }: Version) => (price && AMOUNT.test(price) ? formatMoney(price) : '');

/** What of the model can be quoted, each with its price and what is different of it. */
export const VehicleVersionsInput = () => (
  <FormGroup title="Versiones y precios" hint={HINT}>
    <ItemsInput source="versions" label="Versiones" add="Agregar versión" titleSource="name" detail={priceText}>
      <FieldPair>
        <Line source="name" label="Nombre" />
        <PriceInput />
      </FieldPair>
      <VersionDifferences />
    </ItemsInput>
  </FormGroup>
);

/** Folded: most versions look and are like their model. */
function VersionDifferences() {
  const { readOnly } = useContentForm();
  const saved = useRecordContext<AdminVehicle>();
  const path = useWrappedSource('').replace(/\.$/, '');
  const version = useWatch({ name: path }) as Version | undefined;
  const { errors } = useFormState();
  const [isOpened, setOpened] = useState(false);
  const isOpen =
    isOpened ||
    ['photos', 'spec', 'silhouette', 'brochureId'].some((name) => get(errors, `${path}.${name}`) !== undefined);
  const savedUrl = saved && version?.slug ? brochurePath(String(saved.id), version.slug) : undefined;
  return (
    <Accordion
      variant="outlined"
      expanded={isOpen}
      onChange={(_, open) => setOpened(open)}
      slotProps={{ transition: { unmountOnExit: true } }}
      sx={{ mt: 1 }}
    >
      <AccordionSummary expandIcon={<ExpandMore />}>
        <Typography variant="body2">Lo propio de esta versión: {differencesText(version ?? {})}</Typography>
      </AccordionSummary>
      <AccordionDetails>
        <SelectInput
          source="silhouette"
          label="Figura"
          choices={choicesOf(SILHOUETTE_NAMES)}
          emptyText="La del modelo"
          readOnly={readOnly}
          helperText={
            !readOnly && 'Si su carrocería es otra, se muestra con esta figura y no con las fotos del modelo.'
          }
          fullWidth
        />
        <Typography variant="subtitle2" sx={{ mt: 1, mb: 1 }}>
          Fotos de esta versión
        </Typography>
        <PhotosInput source="photos" />
        <Typography variant="subtitle2">Datos en que difiere de su modelo</Typography>
        <VehicleSpecInputs source="spec" />
        <Typography variant="subtitle2" sx={{ mt: 1, mb: 1 }}>
          Folleto de esta versión
        </Typography>
        <PdfFileInput source="brochureId" optional savedUrl={savedUrl} />
      </AccordionDetails>
    </Accordion>
  );
}

/** `figura, 2 fotos, 3 datos`, or that there is nothing. */
export function differencesText({ silhouette, photos = [], spec, brochureId }: Version): string {
  const facts = spec ? SPEC_FACT_NAMES.filter((name) => spec[name] !== null).length + spec.rows.length : 0;
  const many = (count: number, one: string, more: string) =>
    count === 0 ? '' : `${count} ${count === 1 ? one : more}`;
  const parts = [
    silhouette ? 'figura' : '',
    many(photos.length, 'foto', 'fotos'),
    many(facts, 'dato', 'datos'),
    brochureId ? 'folleto' : '',
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : 'nada, como el modelo';
}
