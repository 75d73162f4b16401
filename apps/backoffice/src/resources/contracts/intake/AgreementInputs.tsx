import { AutocompleteInput, DateInput, NumberInput, SelectInput } from 'react-admin';
import type { Distributor } from '@flota/schemas';
import { useQuery } from '@tanstack/react-query';
import { http } from '../../../api/client.js';
import { FieldPair } from '../../../components/content/FormLayout.js';
import { Decimal, Field } from './intake-inputs.js';

const LATE_BASES = [
  { id: 'capital', name: 'Capital vencido' },
  { id: 'base', name: 'Capital e interés vencidos' },
];

const EXCESSES = [
  { id: 'capital', name: 'Se abona a capital' },
  { id: 'advance', name: 'Queda para los pagos que siguen' },
];

/** What names the contract, its days, and where its payments go. */
export const AgreementInputs = () => (
  <FieldPair>
    <Field source="number" label="Número de contrato" hint="Como está impreso: con él se registra el cliente." />
    <Field source="paymentReference" label="Referencia de pago" hint="Única: por ella se distingue su transferencia." />
    <DateInput source="signedOn" label="Firmado" isRequired helperText={false} />
    <DateInput
      source="startsOn"
      label="Entregado el dinero"
      helperText="Desde ese día causa intereses. Vacío: el de la firma."
    />
    <DateInput source="firstDueOn" label="Primer vencimiento" isRequired helperText="Los demás vencen mes con mes." />
    <Field source="clabe" label="CLABE para transferencias" inputMode="numeric" />
    <DistributorInput />
  </FieldPair>
);

function DistributorInput() {
  const choices = useDistributors().map(({ slug, name, city }) => ({ id: slug, name: `${name}, ${city}` }));
  return <AutocompleteInput source="distributorSlug" label="Distribuidor" choices={choices} helperText={false} />;
}

/** What a late payment costs and how small a prepayment may be. */
export const LateInputs = () => (
  <FieldPair>
    <Decimal source="late.multiplier" label="Veces la tasa ordinaria" />
    <SelectInput source="late.base" label="Sobre qué se cobran" choices={LATE_BASES} isRequired helperText={false} />
    <Decimal source="late.vatRate" label="IVA de los moratorios (%)" />
    <SelectInput source="excess" label="Lo que se paga de más" choices={EXCESSES} isRequired helperText={false} />
    <NumberInput
      source="minimumPrepaymentPayments"
      label="Abono mínimo a capital (mensualidades)"
      min={0}
      max={12}
      helperText={false}
    />
  </FieldPair>
);

/** Those the site shows. Public content; without it none can be chosen. */
function useDistributors(): Distributor[] {
  const { data } = useQuery({
    queryKey: ['distributors-shown'],
    queryFn: ({ signal }) => http.json<Distributor[]>('/api/states/distributors', { signal }),
    staleTime: 10 * 60_000,
  });
  return data ?? [];
}
