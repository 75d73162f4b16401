import { Chip, Stack, Typography } from '@mui/material';
import type { AdminContract } from '@flota/schemas';
import type { ReactNode } from 'react';
import {
  AutocompleteInput,
  ChoicesContextProvider,
  type ChoicesContextValue,
  ReferenceInput,
  useChoicesContext,
  useRecordContext,
} from 'react-admin';
import { formatDay, formatMoney } from '../../../i18n/format.js';
import { byFit, fitOf } from './contract-fit.js';

/** The contract that money is for: each with what tells it from the others of its customer, the one that owes as much first. */
export const ContractInput = ({ amount }: { amount: string }) => (
  <ReferenceInput source="contractId" reference="contracts" sort={{ field: 'number', order: 'ASC' }}>
    <BestFirst amount={amount}>
      <AutocompleteInput
        label="Contrato"
        optionText={<ContractOption amount={amount} />}
        inputText={(contract: AdminContract) => `${contract.number} · ${contract.customer.name}`}
        // The server has found them, by more than what is shown.
        matchSuggestion={() => true}
        filterToQuery={(q: string) => ({ q })}
        isRequired
        helperText="Búsquelo por número, cliente, referencia o NIV."
      />
    </BestFirst>
  </ReferenceInput>
);

function BestFirst({ amount, children }: { amount: string; children: ReactNode }) {
  const choices = useChoicesContext<AdminContract>();
  const inOrder = (contracts: AdminContract[] | undefined) => contracts?.toSorted(byFit(amount));
  const { allChoices, availableChoices } = choices;
  const sorted = { ...choices, allChoices: inOrder(allChoices), availableChoices: inOrder(availableChoices) };
  // Of a union of states, which one it is in stays so.
  return (
    <ChoicesContextProvider value={sorted as ChoicesContextValue<AdminContract>}>{children}</ChoicesContextProvider>
  );
}

function ContractOption({ amount }: { amount: string }) {
  const contract = useRecordContext<AdminContract>();
  if (!contract) return null;
  const { customer, nickname, number, vehicle } = contract;
  return (
    <Stack sx={{ minWidth: 0 }}>
      <span>
        {number} · {customer.name}
      </span>
      <Typography variant="body2" color="textSecondary">
        {[nickname, vehicle].filter(Boolean).join(' · ')}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="body2">{owedText(contract)}</Typography>
        {fitOf(contract, amount) === 0 && <Chip size="small" color="success" label="Coincide" />}
      </Stack>
    </Stack>
  );
}

function owedText({ due, next, state }: AdminContract): string {
  if (state === 'paid_off') return 'Liquidado';
  const owed = Number(due) > 0 ? `Debe ${formatMoney(due)}` : '';
  const following = next && `Sigue ${formatMoney(next.missing)} el ${formatDay(next.dueOn)}`;
  return [owed, following].filter(Boolean).join(' · ') || 'No debe nada';
}
