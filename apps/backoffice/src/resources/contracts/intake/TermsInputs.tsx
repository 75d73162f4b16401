import type { ContractKind } from '@flota/schemas';
import { BooleanInput, NumberInput, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FieldPair } from '../../../components/content/FormLayout.js';
import { CONTRACT_KIND_CHOICES } from '../texts.js';
import { Decimal } from './intake-inputs.js';
import { VatProposal } from './VatProposal.js';

const PAYMENT_MODES = [
  { id: 'base_fixed', name: 'Capital e interés; el IVA aparte' },
  { id: 'total_fixed', name: 'Toda la mensualidad' },
];

/** What was agreed. Each kind of contract has boxes of its own. */
export function TermsInputs() {
  const kind = useWatch({ name: 'terms.kind' }) as ContractKind;
  const isLease = kind === 'financial_lease' || kind === 'pure_lease';
  return (
    <>
      <FieldPair>
        <SelectInput source="terms.kind" label="Plan" choices={CONTRACT_KIND_CHOICES} isRequired helperText={false} />
        <Decimal
          source={isLease ? 'terms.priceWithoutVat' : 'terms.priceWithVat'}
          label={isLease ? 'Precio sin IVA (MXN)' : 'Precio con IVA (MXN)'}
        />
        <NumberInput source="terms.termMonths" label="Plazo (meses)" min={1} max={72} isRequired helperText={false} />
        <Decimal source="terms.annualRatePercent" label="Tasa anual fija (%)" />
        <OwnInputs kind={kind} />
        <Decimal source="terms.openingFeePercent" label="Comisión por apertura (%)" />
        <Decimal source="terms.vatRate" label="IVA (%)" />
      </FieldPair>
      {!isLease && (
        <BooleanInput
          source="terms.openingFeeFinanced"
          label="La comisión se suma a lo financiado"
          helperText={false}
        />
      )}
      {kind === 'pure_lease' && (
        <BooleanInput
          source="terms.rentsInAdvance"
          label="Las rentas se pagan al inicio de su mes"
          helperText={false}
        />
      )}
    </>
  );
}

function OwnInputs({ kind }: { kind: ContractKind }) {
  switch (kind) {
    case 'direct_credit':
      return <CreditInputs />;
    case 'flexibility':
      return (
        <>
          <CreditInputs />
          <Decimal source="terms.balloonPercentOfPrice" label="Pago final (% del precio)" />
        </>
      );
    case 'financial_lease':
      return (
        <>
          <Decimal source="terms.initialRentPercent" label="Renta inicial (%)" />
          <Decimal source="terms.purchaseOptionPercent" label="Opción de compra (% del precio)" />
          <Deposit />
        </>
      );
    case 'pure_lease':
      return (
        <>
          <Decimal source="terms.residualPercent" label="Valor residual (% del precio)" />
          <Deposit />
        </>
      );
  }
}

const CreditInputs = () => (
  <>
    <Decimal source="terms.downPaymentPercent" label="Enganche (%)" hint="Con los decimales que hagan falta." />
    <Decimal source="terms.vatOnInterestRate" label="IVA de los intereses (%)" />
    <VatProposal />
    <SelectInput source="terms.paymentMode" label="Qué es fijo" choices={PAYMENT_MODES} isRequired helperText={false} />
  </>
);

const Deposit = () => (
  <NumberInput source="terms.depositRents" label="Rentas en depósito" min={0} max={12} helperText={false} />
);
