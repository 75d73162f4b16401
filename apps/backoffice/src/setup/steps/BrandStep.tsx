import { type BrandLook, brandLookSchema } from '@flota/schemas';
import { Alert, Box, Stack, Typography } from '@mui/material';
import { Link } from 'react-admin';
import { useController, type FieldValues } from 'react-hook-form';
import { keepDraft, publishDraft, sameLook, useBrand } from '../../resources/brand/brand-draft.js';
import { BrandPictureField } from '../../resources/brand/BrandPictureField.js';
import { ColourFields } from '../../resources/brand/ColourFields.js';
import { SETUP_PATH } from '../../components/opening/site-opening.js';
import type { Setup } from '../setup-facts.js';
import { useSettingsForm } from '../settings-form.js';
import { SettingsFields } from '../SettingsFields.js';
import { stepAfter } from '../setup-steps.js';
import { StepForm } from '../StepForm.js';

const NAMES = ['companyName', 'legalName', 'shortName'] as const;
const COLOURS = 'Escriba cada color como #0b3d2e, o elíjalo.';

/** Names, logo and colours: kept and published in one go, as nobody but staff sees the site yet. */
export function BrandStep({ setup: { settings, brand, opening }, done }: { setup: Setup; done: boolean }) {
  const names = useSettingsForm(settings, NAMES);
  const { refetch } = useBrand();

  const save = async (values: FieldValues) => {
    await names.save(values);
    const look = values.look as BrandLook;
    try {
      const kept = sameLook(look, brand.draft) ? brand : await keepDraft(look, brand);
      if (!sameLook(look, brand.published)) await publishDraft(kept);
    } finally {
      // Whether or not the second succeeded: the next attempt goes on from what there is.
      await refetch();
    }
  };

  return (
    <StepForm
      done={done}
      // This page has the name and the colours that it was opened with.
      then={() => location.assign(`/admin${SETUP_PATH}/${stepAfter('marca') ?? ''}`)}
      values={{ ...names.values, look: brand.draft }}
      validate={(values) => ({
        ...names.validate(values),
        ...(!brandLookSchema.safeParse(values.look).success && { look: COLOURS }),
      })}
      save={save}
      saved="Marca guardada: ya se ve en todas partes."
    >
      <SettingsFields names={NAMES} />
      {opening.isOpen && (
        <Alert severity="info" sx={{ mb: 2 }}>
          El sitio está abierto: lo que guarde lo ven sus visitantes de inmediato.
        </Alert>
      )}
      <LookFields />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        Letra, esquinas, imagen para compartir y vista previa están en <Link to="/brand">Marca</Link>.
      </Typography>
    </StepForm>
  );
}

function LookFields() {
  const { field, fieldState } = useController({ name: 'look' });
  const look = field.value as BrandLook;
  const change = (part: Partial<BrandLook>) => field.onChange({ ...look, ...part });
  return (
    <>
      <Box
        sx={{
          mt: 1,
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        <Stack spacing={2.5}>
          <BrandPictureField
            use="logo"
            label="Logotipo"
            hint="SVG de hasta 200 KB, o PNG de hasta 4 MB con fondo transparente. Sin él se escribe el nombre."
            path={look.logo.light}
            onChange={(light) => change({ logo: { ...look.logo, light } })}
          />
          <BrandPictureField
            use="sign"
            label="Símbolo"
            hint="Cuadrado. De él salen el icono del navegador y los de los teléfonos."
            path={look.sign}
            onChange={(sign) => change({ sign })}
          />
        </Stack>
        <ColourFields colours={look.colours} onChange={(colours) => change({ colours })} />
      </Box>
      {fieldState.error && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {COLOURS}
        </Alert>
      )}
    </>
  );
}
