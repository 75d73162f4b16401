import type { AccountBillRequest } from '@flota/schemas';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type Bills, readBills } from '../../api/account/bill-requests.js';
import { LinkButton } from '../../components/Button.js';
import { EmptyState, Skeleton } from '../../components/States.js';
import {
  AccountData,
  AccountPage,
  BILL_REQUEST_PATH,
  MESSAGES_PATH,
  PAPERS_PATH,
  useAccountData,
} from '../account/index.js';
import { type BillCase, billCases, openCorrection } from './bill-cases.js';
import { BillCaseCard } from './BillCaseCard.js';
import { BillMendForm } from './BillMendForm.js';
import { BillRequestForm } from './BillRequestForm.js';
import { NotYet } from './NotYet.js';

const LEAD =
  'Cuando termina de pagar, la factura del vehículo pasa a su nombre. Pídala aquí, elija dónde recogerla y vea la fecha de cada paso hasta que la tenga en sus manos.';

/** Asking for the bill of a vehicle and following it: a list of vehicles, or the form of the one in the address. */
export function BillRequestPage() {
  const data = useAccountData('bills-of-vehicles', readBills);
  const [arrived, setArrived] = useState<string | null>(null);
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const bills = data.state === 'ready' ? data.value : null;
  const asked = bills && billCases(bills).find(({ contract }) => contract.contractId === parameters.get('contrato'));
  const correction = asked ? openCorrection(asked.request) : null;
  const sendFor = asked?.contract.eligible ? asked : null;

  const sent = (id: string) => {
    setArrived(id);
    if (data.state === 'ready') void data.reload().then(() => navigate(BILL_REQUEST_PATH, { replace: true }));
  };

  if (bills && asked?.request && correction) {
    const { contract, request } = asked;
    return (
      <AccountPage
        title="Corrija su solicitud"
        lead={`${contract.vehicle}, ${contract.label}. Lo demás de su solicitud se queda como está.`}
        back={{ to: BILL_REQUEST_PATH, label: 'Todos sus vehículos' }}
      >
        <BillMendForm
          key={correction.id}
          request={request}
          correction={correction}
          states={bills.states}
          onSent={sent}
        />
      </AccountPage>
    );
  }
  if (bills && sendFor) {
    const { contract, request } = sendFor;
    return (
      <AccountPage
        title="Pida la factura de su vehículo"
        lead={`${contract.vehicle}, ${contract.label}.`}
        back={{ to: BILL_REQUEST_PATH, label: 'Todos sus vehículos' }}
      >
        {request?.reason && (
          <div className="mb-10 max-w-3xl border-l-4 border-brick bg-paper px-5 py-4">
            <p className="font-semibold">Por qué no pudimos continuar con la anterior</p>
            <p className="mt-1 wrap-anywhere whitespace-pre-line">{request.reason}</p>
          </div>
        )}
        <BillRequestForm
          key={contract.contractId}
          contract={contract}
          rejected={request}
          states={bills.states}
          onSent={sent}
        />
      </AccountPage>
    );
  }
  return (
    <AccountPage
      title="Factura de su vehículo"
      lead={LEAD}
      back={{ to: PAPERS_PATH, label: 'Estados de cuenta y facturas' }}
    >
      <AccountData data={data} what="sus vehículos" skeleton={<ListSkeleton />}>
        {(value, { replace }) => (
          <VehicleList
            bills={value}
            arrived={arrived}
            onChange={(changed) => replace({ ...value, requests: value.requests.map(replaced(changed)) })}
          />
        )}
      </AccountData>
    </AccountPage>
  );
}

const replaced = (changed: AccountBillRequest) => (request: AccountBillRequest) =>
  request.id === changed.id ? changed : request;

interface VehicleListProps {
  bills: Bills;
  arrived: string | null;
  onChange: (request: AccountBillRequest) => void;
}

function VehicleList({ bills, arrived, onChange }: VehicleListProps) {
  const cases = billCases(bills);
  if (cases.length === 0) {
    return (
      <EmptyState
        title="Todavía no hay vehículos en su cuenta"
        text="Si ya terminó de pagar uno, escríbanos con su número de contrato y lo revisamos."
        action={<LinkButton to={MESSAGES_PATH}>Escribirnos</LinkButton>}
      />
    );
  }
  const isWaiting = ({ contract, request }: BillCase) => !request && !contract.eligible;
  return (
    <div className="grid gap-4">
      {cases
        .filter((each) => !isWaiting(each))
        .map((each) => (
          <BillCaseCard
            key={each.contract.contractId}
            billCase={each}
            arrived={arrived !== null && each.request?.id === arrived}
            onChange={onChange}
          />
        ))}
      <NotYet contracts={cases.filter(isWaiting).map(({ contract }) => contract)} />
    </div>
  );
}

const ListSkeleton = () => (
  <div className="grid gap-6">
    <Skeleton className="h-72" />
    <Skeleton className="h-28" />
  </div>
);
