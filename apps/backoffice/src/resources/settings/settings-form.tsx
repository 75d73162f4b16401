import { siteSettingsSchema } from '@flota/schemas';
import { NumberInput } from 'react-admin';
import { useContentForm, type ContentForm } from '../../components/content/content-form.js';
import { FieldPair, FormGroup } from '../../components/content/FormLayout.js';
import { ItemsInput } from '../../components/content/ItemsInput.js';
import { Line } from '../../components/content/Line.js';
import { LinesInput } from '../../components/content/LinesInput.js';

const SettingsInputs = () => {
  const { readOnly } = useContentForm();
  return (
    <>
      <FormGroup title="Empresa">
        <FieldPair>
          <Line source="companyName" />
          <Line source="legalName" />
          <Line source="tagline" />
          <NumberInput source="copyrightFromYear" isRequired readOnly={readOnly} helperText={false} />
        </FieldPair>
        <Line source="address" multiline />
      </FormGroup>
      <FormGroup title="Atención a clientes">
        <FieldPair>
          <Line source="phone" />
          <Line source="email" type="email" />
        </FieldPair>
        <LinesInput source="supportHours" hint="Un renglón por horario." />
      </FormGroup>
      <FormGroup title="Enlaces">
        <FieldPair>
          <Line source="dealerPortalUrl" hint={WEB_ADDRESS} />
          <Line source="jobBoardUrl" hint={WEB_ADDRESS} />
        </FieldPair>
        <Line source="creditApplicationUrl" hint={`${WEB_ADDRESS} Vacío: no se muestra.`} />
        <LinksInput source="sisterSites" label="Sitios hermanos" />
        <LinksInput source="socialLinks" label="Redes sociales" />
      </FormGroup>
      <FormGroup
        title="Mapa de distribuidores"
        hint="Sin dirección de mosaicos, el mapa es el contorno de los estados."
      >
        <Line source="mapTileUrl" hint="https://…/{z}/{x}/{y}.png" />
        <Line source="mapAttribution" />
      </FormGroup>
      <FormGroup title="Syntage">
        <Line
          source="syntageOnboardingUrl"
          hint="Página donde una empresa autoriza la consulta de sus datos del SAT. Vacío: el servicio no se ofrece."
        />
      </FormGroup>
    </>
  );
};

const WEB_ADDRESS = 'Empieza con https://.';

const LinksInput = ({ source, label }: { source: string; label: string }) => (
  <ItemsInput source={source} label={label} add="Agregar enlace" titleSource="label">
    <FieldPair>
      <Line source="label" label="Nombre" />
      <Line source="url" label="Dirección" hint={WEB_ADDRESS} />
    </FieldPair>
  </ItemsInput>
);

export const settingsForm: ContentForm = { schema: siteSettingsSchema, Inputs: SettingsInputs };
