import { type AccountBillRequest, BILL_DELIVERY_OPEN } from '@flota/schemas';
import { Phone } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../components/Button.js';
import { formatPhone, phoneHref } from '../../lib/format.js';
import { DealerContact } from '../dealers/index.js';
import { DistributorChoice } from './DistributorChoice.js';

interface PickupPlaceProps {
  request: AccountBillRequest;
  onChosen: (request: AccountBillRequest) => void;
}

/** Where the bill waits, or will; the customer may choose another until it is on its way. */
export function PickupPlace({ request, onChosen }: PickupPlaceProps) {
  const { distributor, state, dealerContact } = request;
  const heading = useId();
  const [changing, setChanging] = useState(false);
  const open = BILL_DELIVERY_OPEN.includes(state);
  if (!open && !distributor) return null;
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="text-[1.1rem] leading-snug tracking-normal">
        {distributor ? 'Dónde la recoge' : '¿Dónde quiere recogerla?'}
      </h3>
      {distributor && !changing && (
        <>
          <address className="mt-2 leading-snug not-italic">
            <span className="block font-semibold">{distributor.name}</span>
            <span className="block text-muted">{distributor.address}</span>
          </address>
          {distributor.hours.length > 0 && (
            <p className="mt-1 text-[0.9375rem] text-muted">{distributor.hours.join(' · ')}</p>
          )}
          <a
            href={phoneHref(distributor.phone)}
            className="tabular inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:underline"
          >
            <Phone aria-hidden size={18} />
            <span className="sr-only">Llamar a {distributor.name}: </span>
            {formatPhone(distributor.phone)}
          </a>
          {dealerContact && <DealerContact key={request.state} token={dealerContact} />}
          {state === 'ready_for_pickup' && <WhatToBring />}
          {open && (
            <div>
              <Button variant="quiet" className="px-0!" onClick={() => setChanging(true)}>
                Elegir otro distribuidor
              </Button>
            </div>
          )}
        </>
      )}
      {open && (changing || !distributor) && (
        <div className="mt-3">
          {!distributor && (
            <p className="mb-4 text-muted">Puede cambiarlo hasta que la factura salga de nuestras oficinas.</p>
          )}
          <DistributorChoice
            request={request}
            stateName={request.form.state}
            onChosen={(changed) => {
              setChanging(false);
              onChosen(changed);
            }}
            onCancel={distributor ? () => setChanging(false) : undefined}
          />
        </div>
      )}
    </section>
  );
}

const WhatToBring = () => (
  <div className="mt-3">
    <h4 className="font-semibold">Qué llevar</h4>
    <ul className="mt-1 grid list-disc gap-1 pl-5 leading-snug">
      <li>Su identificación oficial vigente.</li>
      <li>Si va alguien en su nombre, una carta poder y la identificación de quien la recibe.</li>
    </ul>
    <p className="mt-2 text-muted">Al recibirla firma un acuse, que le enviamos por correo.</p>
  </div>
);
