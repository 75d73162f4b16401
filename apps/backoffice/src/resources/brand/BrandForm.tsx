import { Alert, Box, Button, MenuItem, Slider, Stack, TextField, Typography } from '@mui/material';
import { type AdminBrand, BRAND_FONTS, type BrandFont, type BrandLook, brandLookSchema } from '@flota/schemas';
import { useId, useState } from 'react';
import { useCanAccess } from 'react-admin';
import { ConfirmedButton } from '../../components/ConfirmedButton.js';
import { Section } from '../../components/Figures.js';
import { FormState } from '../../components/form/FormState.js';
import { StickyBar } from '../../components/StickyBar.js';
import { useLeaveWarning } from '../../components/use-leave-warning.js';
import { useTask } from '../../components/use-task.js';
import { keepDraft, publishDraft, sameLook } from './brand-draft.js';
import { BrandPictureField } from './BrandPictureField.js';
import { BrandPreview } from './BrandPreview.js';
import { ColourFields } from './ColourFields.js';

interface Props {
  brand: AdminBrand;
  onChange: (brand: AdminBrand) => void;
}

/** The look being worked at. It is kept as a draft, which the preview shows; publishing is a step of its own. */
export function BrandForm({ brand, onChange }: Props) {
  /** Without changes of their own whoever looks sees what is kept, also where a colleague keeps another one meanwhile. */
  const [changed, setChanged] = useState<{ look: BrandLook; from: string } | null>(null);
  const look = changed?.look ?? brand.draft;
  const { busy, run } = useTask();
  const { canAccess: mayEdit } = useCanAccess({ resource: 'brand', action: 'edit' });
  const { canAccess: mayPublish } = useCanAccess({ resource: 'brand', action: 'publish' });
  const dirty = !sameLook(look, brand.draft);
  const valid = brandLookSchema.safeParse(look).success;
  useLeaveWarning(dirty);

  const isOvertaken = dirty && changed !== null && changed.from !== brand.updatedAt;
  const change = (part: Partial<BrandLook>) =>
    setChanged({ from: brand.updatedAt, ...changed, look: { ...look, ...part } });
  const keep = (kept: AdminBrand) => {
    onChange(kept);
    setChanged(null);
  };
  const save = () => run(() => keepDraft(look, brand).then(keep), 'Borrador guardado: véalo en la vista previa.');
  const publish = () => run(() => publishDraft(brand).then(onChange), 'Publicada: ya se ve en todas partes.');

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'minmax(0,26rem) minmax(0,1fr)' },
        alignItems: 'start',
      }}
    >
      <Stack spacing={2}>
        <Section title="Logotipo y símbolo">
          <Stack spacing={2.5}>
            <BrandPictureField
              use="logo"
              label="Logotipo sobre fondo claro"
              hint="SVG de hasta 200 KB, o PNG de hasta 4 MB con fondo transparente."
              path={look.logo.light}
              onChange={(light) => change({ logo: { ...look.logo, light } })}
            />
            <BrandPictureField
              use="logo"
              ground="dark"
              label="Logotipo sobre fondo oscuro"
              hint="Para el pie, el menú, los correos y los documentos. Sin él, el otro va sobre una placa blanca."
              path={look.logo.dark}
              onChange={(dark) => change({ logo: { ...look.logo, dark } })}
            />
            <BrandPictureField
              use="sign"
              label="Símbolo"
              hint="Cuadrado. De él salen el icono del navegador y los de los teléfonos."
              path={look.sign}
              onChange={(sign) => change({ sign })}
            />
            <BrandPictureField
              use="share"
              label="Imagen para compartir"
              hint="Se ve al compartir un enlace del sitio. Se recorta a 1200 × 630."
              path={look.shareImage}
              onChange={(shareImage) => change({ shareImage })}
            />
          </Stack>
        </Section>
        <Section title="Colores">
          <ColourFields colours={look.colours} onChange={(colours) => change({ colours })} />
        </Section>
        <Section title="Letra y esquinas">
          <FontField
            label="Letra de los títulos"
            value={look.fonts.heading}
            onChange={(heading) => change({ fonts: { ...look.fonts, heading } })}
          />
          <FontField
            label="Letra de los textos"
            value={look.fonts.text}
            onChange={(text) => change({ fonts: { ...look.fonts, text } })}
          />
          <RadiusField value={look.radius} onChange={(radius) => change({ radius })} />
        </Section>
        {isOvertaken && (
          <Alert severity="warning">
            Se guardó otro borrador desde que empezó a cambiarlo. Si guarda el suyo, lo reemplaza; «Deshacer cambios»
            muestra el guardado.
          </Alert>
        )}
        {mayEdit && (
          <StickyBar state={<FormState dirty={dirty} savedAt={brand.updatedAt ?? undefined} />}>
            <Button variant="contained" disabled={!dirty || !valid} loading={busy} onClick={() => void save()}>
              Guardar borrador
            </Button>
            {mayPublish && (
              <ConfirmedButton
                variant="outlined"

                disabled={dirty || sameLook(brand.draft, brand.published)}
                busy={busy}
                title="Publicar la imagen"
                content="Desde ahora la verán sus visitantes y clientes en el sitio, los correos y los documentos. Podrá volver a una anterior."
                confirm="Publicar"
                onConfirm={() => void publish()}
              >
                Publicar
              </ConfirmedButton>
            )}
            {dirty && (
              <Button color="inherit" onClick={() => setChanged(null)}>
                Deshacer cambios
              </Button>
            )}
          </StickyBar>
        )}
      </Stack>
      <BrandPreview token={brand.previewToken} version={brand.updatedAt} outdated={dirty} />
    </Box>
  );
}

function FontField(props: { label: string; value: BrandFont; onChange: (font: BrandFont) => void }) {
  return (
    <TextField
      select
      label={props.label}
      value={props.value}
      onChange={({ target }) => props.onChange(target.value as BrandFont)}
    >
      {Object.entries(BRAND_FONTS).map(([font, { label }]) => (
        <MenuItem key={font} value={font}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}

function RadiusField({ value, onChange }: { value: number; onChange: (radius: number) => void }) {
  const id = useId();
  return (
    <Box sx={{ mt: 1.5, px: 1 }}>
      <Typography id={id} variant="body2">
        Esquinas: {value === 0 ? 'rectas' : `${value} píxeles`}
      </Typography>
      <Slider aria-labelledby={id} min={0} max={16} step={1} value={value} onChange={(_, next) => onChange(next)} />
    </Box>
  );
}
