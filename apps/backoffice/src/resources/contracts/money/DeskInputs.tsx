import { fromCents, toCents } from '@flota/figures';
import { Button, Typography } from '@mui/material';
import {
  type AccountInstalment,
  type AdminContract,
  type AdminContractDetail,
  type PrepaymentEffect,
  TRANSFER_KINDS,
  todayInMexico,
} from '@flota/schemas';
import { AutocompleteInput, DateInput, ReferenceInput, SelectInput, useGetList } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextInput } from '../../../components/form/TextInput.js';
import { TRANSFER_NAMES } from '../../../components/states/contracts.js';
import { CAUSE_CHOICES } from '../../../components/states/desk.js';
import { formatMoney } from '../../../i18n/format.js';
import type { DeskActionKind } from './desk-actions.js';

interface DeskInputsProps {
  kind: DeskActionKind;
  contract: AdminContractDetail;
  /** Of a refund that the customer asked for: its CLABE is known. */
  clabeEnding?: string;
}

/** What an action has to be told, but for its reason. */
export function DeskInputs({ clabeEnding, contract, kind }: DeskInputsProps) {
  switch (kind) {
    case 'reversal':
      return (
        <SelectInput
          source="cause"
          label="Causa"
          choices={CAUSE_CHOICES}
          helperText="El cliente la lee en el correo que recibe."
          isRequired
        />
      );
    case 'refund':
      return (
        <>
          <Amount label="Cantidad a devolver (MXN)" hint={`Saldo a favor: ${formatMoney(contract.credit)}.`} />
          {clabeEnding === undefined ? (
            <TextInput
              source="clabe"
              label="CLABE"
              helperText={`18 dígitos, de una cuenta a nombre de ${contract.holder.legalName}.`}
              isRequired
              slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
            />
          ) : (
            <Typography sx={{ mb: 2 }}>A la CLABE terminada en {clabeEnding}, que dio el cliente.</Typography>
          )}
        </>
      );
    case 'transfer':
      return (
        <>
          <Amount label="Cantidad a traspasar (MXN)" hint={`Saldo a favor: ${formatMoney(contract.credit)}.`} />
          <HolderContracts contract={contract} />
          <Day source="on" label="Fecha valor" min={contract.signedOn} />
        </>
      );
    case 'waiver':
      return <Waiver contract={contract} />;
    case 'correction':
      return <Correction />;
    case 'credit_to_capital':
      return (
        <>
          <Amount label="Cantidad a capital (MXN)" hint={`Saldo a favor: ${formatMoney(contract.credit)}.`} />
          <SelectInput
            source="effect"
            label="Qué cambia"
            choices={EFFECT_CHOICES}
            emptyText="Lo que dice el contrato"
            helperText={false}
          />
        </>
      );
  }
}

const EFFECTS: Record<PrepaymentEffect, string> = {
  term: 'Menos pagos',
  payment: 'Pagos más bajos',
  balloon: 'Pago final más bajo',
};
const EFFECT_CHOICES = Object.entries(EFFECTS).map(([id, name]) => ({ id, name }));

const Amount = ({ hint, label }: { label: string; hint: string }) => (
  <TextInput
    source="amount"
    label={label}
    helperText={hint}
    isRequired
    slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
  />
);

const Day = ({ label, min, source }: { source: string; label: string; min?: string }) => (
  <DateInput
    source={source}
    label={label}
    helperText={false}
    isRequired
    slotProps={{ htmlInput: { min, max: todayInMexico() } }}
  />
);

/** Credit stays with its holder. */
function HolderContracts({ contract }: { contract: AdminContractDetail }) {
  const { data = [], isPending } = useGetList<AdminContract>('contracts', {
    filter: { customerId: contract.customer.id },
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'signedOn', order: 'DESC' },
  });
  const theirs = data.filter(({ holder, id }) => id !== contract.id && holder.rfc === contract.holder.rfc);
  return (
    <SelectInput
      source="toContractId"
      label="Contrato que lo recibe"
      choices={theirs.map(({ id, number, vehicle }) => ({ id, name: `${number} · ${vehicle}` }))}
      helperText={!isPending && theirs.length === 0 && 'El titular no tiene otro contrato.'}
      isPending={isPending}
      isRequired
    />
  );
}

/** MXN, late interest of an instalment that is owed today, VAT included. */
const lateOwed = ({ paid, parts }: AccountInstalment): string =>
  fromCents(toCents(parts.lateInterest) + toCents(parts.lateVat) - toCents(paid.lateInterest) - toCents(paid.lateVat));

function Waiver({ contract }: { contract: AdminContractDetail }) {
  const late = contract.instalments.filter(({ daysLate }) => daysLate > 0);
  const chosen = useWatch<{ instalment: number }>({ name: 'instalment' });
  const { setValue } = useFormContext();
  const owed = late.find(({ number }) => number === chosen);
  const choices = late.map(({ daysLate, number }) => ({
    id: number,
    name: `Pago ${number}, ${daysLate === 1 ? '1 día' : `${daysLate} días`} de atraso`,
  }));
  return (
    <>
      <SelectInput source="instalment" label="De qué pago" choices={choices} helperText={false} isRequired />
      <Amount
        label="Cantidad a condonar, con IVA (MXN)"
        hint={
          owed ? `De ese pago se deben hoy ${formatMoney(lateOwed(owed))} de moratorios con IVA.` : 'Elija de qué pago.'
        }
      />
      {owed && (
        <Button
          size="small"
          onClick={() => setValue('amount', lateOwed(owed), { shouldDirty: true, shouldValidate: true })}
          sx={{ mb: 1 }}
        >
          Condonar {formatMoney(lateOwed(owed))}
        </Button>
      )}
    </>
  );
}

const Correction = () => (
  <>
    <ReferenceInput source="toContractId" reference="contracts" sort={{ field: 'number', order: 'ASC' }}>
      <AutocompleteInput
        label="Contrato"
        optionText={(contract: AdminContract) => `${contract.number} · ${contract.customer.name}`}
        filterToQuery={(q: string) => ({ q })}
        helperText="El contrato al que de verdad corresponde."
        isRequired
      />
    </ReferenceInput>
    <SelectInput
      source="transferKind"
      label="Qué se paga"
      choices={TRANSFER_KINDS.map((id) => ({ id, name: TRANSFER_NAMES[id] }))}
      helperText={false}
      isRequired
    />
    <Amount label="Cantidad recibida (MXN)" hint="Como aparece en el banco." />
    <Day source="receivedOn" label="Día en que llegó" />
    <TextInput
      source="reference"
      label="Referencia"
      helperText="La clave de rastreo del SPEI."
      isRequired
      slotProps={{ htmlInput: { autoComplete: 'off' } }}
    />
  </>
);
