import { Box } from '@mui/material';
import {
  type AdminCustomer,
  type AdminCustomerDetail,
  borderRegionWriteSchema,
  fiscalRegimes,
  PERSON_TYPE_NAMES,
  todayInMexico,
} from '@flota/schemas';
import { DateInput, useCanAccess } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { http } from '../../api/client.js';
import { DialogFormButton } from '../../components/DialogForm.js';
import { ReasonInput } from '../../components/ReasonInput.js';
import { Figure, Figures, Section } from '../../components/Figures.js';
import { formatDay } from '../../i18n/format.js';

type TaxProfile = AdminCustomerDetail['taxProfiles'][number];

/** In whose names they have contracts, and what that means for the VAT on interest. */
export function CustomerTaxProfiles({ customer }: { customer: AdminCustomer | AdminCustomerDetail }) {
  // Coming from the list, react-admin shows the list's row until the whole customer is there.
  if (!('taxProfiles' in customer) || customer.taxProfiles.length === 0) return null;
  return customer.taxProfiles.map((profile) => <TaxProfileSection key={profile.id} profile={profile} />);
}

function TaxProfileSection({ profile }: { profile: TaxProfile }) {
  const { canAccess } = useCanAccess({ resource: 'customers', action: 'set-border-region' });
  const { legalName, personType, regime, borderRegionUntil } = profile;
  return (
    <Section title={`Datos fiscales: ${legalName}`}>
      <Figures>
        <Figure label="Tipo de persona, por su régimen">{PERSON_TYPE_NAMES[personType]}</Figure>
        <Figure label="Régimen fiscal">{regime ? regimeName(regime) : 'Sin indicar'}</Figure>
        <Figure label="Región fronteriza norte">{borderText(borderRegionUntil)}</Figure>
      </Figures>
      {canAccess && (
        <Box sx={{ mt: 2 }}>
          <BorderRegionButton profile={profile} />
        </Box>
      )}
    </Section>
  );
}

const regimeName = (code: string): string =>
  `${code} ${fiscalRegimes.find((regime) => regime.code === code)?.name ?? ''}`.trim();

function borderText(until: string | null): string {
  if (until === null) return 'No';
  return until < todayInMexico() ? `Hasta el ${formatDay(until)}, ya terminó` : `Hasta el ${formatDay(until)}`;
}

/** A cleared box is empty or `null`. */
const readBorderRegion = (values: FieldValues) => {
  const { until, reason } = values as { until?: string | null; reason?: string | null };
  return { until: until || null, reason: reason ?? '' };
};

const BorderRegionButton = ({ profile: { id, legalName, borderRegionUntil, updatedAt } }: { profile: TaxProfile }) => (
  <DialogFormButton
    button={{ variant: 'outlined', children: 'Cambiar región fronteriza' }}
    title={`Región fronteriza norte: ${legalName}`}
    submit="Guardar"
    done="Guardado. Se propone en los contratos que se firmen hasta ese día."
    defaultValues={{ until: borderRegionUntil ?? '', reason: '' }}
    schema={borderRegionWriteSchema}
    read={readBorderRegion}
    send={(body) =>
      http.send(`/api/admin/tax-profiles/${id}/border-region`, { method: 'PUT', body: { ...body, updatedAt } })
    }
    now={borderText(borderRegionUntil)}
  >
    <DateInput
      source="until"
      label="Cuenta como de la región hasta"
      helperText="Último día en que lo ampara su aviso ante el SAT. Vacío: no es de la región. No cambia contratos ya firmados."
      slotProps={{ htmlInput: { min: todayInMexico() } }}
    />
    <ReasonInput helperText="Queda en la bitácora, por ejemplo: constancia de situación fiscal del 3 de noviembre." />
  </DialogFormButton>
);
