import type { AccountBillRequest } from '@flota/schemas';
import { useId, useState } from 'react';
import { chooseDistributor, readBillDistributors } from '../../api/account/bill-requests.js';
import { fieldText } from '../../api/field-texts.js';
import { failureText } from '../../api/problem-texts.js';
import { Button } from '../../components/Button.js';
import { RadioCards } from '../../components/RadioCards.js';
import { Select } from '../../components/Select.js';
import { Skeleton } from '../../components/States.js';
import { AccountData, useAccountData } from '../account/index.js';

type Distributors = Awaited<ReturnType<typeof readBillDistributors>>;

interface DistributorChoiceProps {
  request: AccountBillRequest;
  /** Of the address on the request: the one to begin with. */
  stateName: string;
  onChosen: (request: AccountBillRequest) => void;
  onCancel?: () => void;
}

/** Where the bill is to be picked up: a state, then one of its distributors. */
export function DistributorChoice(props: DistributorChoiceProps) {
  const data = useAccountData('bill-distributors', readBillDistributors);
  return (
    <AccountData data={data} what="los distribuidores" skeleton={<Skeleton className="h-40" />}>
      {(distributors) => <Choice {...props} distributors={distributors} />}
    </AccountData>
  );
}

function Choice({
  request,
  stateName,
  distributors,
  onChosen,
  onCancel,
}: DistributorChoiceProps & { distributors: Distributors }) {
  const name = useId();
  const states = [...new Set(distributors.map(({ state }) => state))].sort((a, b) => a.localeCompare(b, 'es-MX'));
  const current = distributors.find(({ slug }) => slug === request.distributor?.slug);
  const [state, setState] = useState(current?.state ?? (states.includes(stateName) ? stateName : ''));
  const [chosen, setChosen] = useState(current?.slug ?? null);
  const [error, setError] = useState<string>();
  const [saving, setSaving] = useState(false);
  const here = distributors.filter((each) => each.state === state);

  const save = async () => {
    if (!here.some(({ slug }) => slug === chosen) || chosen === null) return setError(fieldText('DISTRIBUTOR.INVALID'));
    setSaving(true);
    setError(undefined);
    await chooseDistributor(request.id, chosen).then(onChosen, (problem: unknown) => setError(failureText(problem)));
    setSaving(false);
  };

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving) void save();
      }}
    >
      <Select
        label="Estado"
        placeholder="Elija un estado"
        options={states.map((value) => ({ value, label: value }))}
        value={state}
        error={state ? undefined : error}
        onChange={({ currentTarget }) => {
          setState(currentTarget.value);
          setError(undefined);
        }}
      />
      {state && (
        <RadioCards
          legend="Distribuidor"
          name={name}
          columns={1}
          value={chosen}
          error={error}
          onChange={(slug) => {
            setChosen(slug);
            setError(undefined);
          }}
          options={here.map(({ slug, name: label, address, city }) => ({
            value: slug,
            label,
            description: `${address}, ${city}`,
          }))}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" loading={saving} loadingLabel="Guardando…">
          Recogerla aquí
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Cancelar
          </Button>
        )}
      </div>
    </form>
  );
}
