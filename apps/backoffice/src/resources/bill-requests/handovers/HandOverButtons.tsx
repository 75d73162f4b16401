import {
  type AdminBillRequest,
  billArrivalSchema,
  billHandoverVoidSchema,
  newBillHandoverSchema,
} from '@flota/schemas';
import LocalShipping from '@mui/icons-material/LocalShippingOutlined';
import { useCanAccess } from 'react-admin';
import { TextInput } from '../../../components/form/TextInput.js';
import { http } from '../../../api/client.js';
import { DialogFormButton } from '../../../components/DialogForm.js';
import { ArrivalFields, CounterFields, CourierFields } from './HandoverFields.js';
import {
  blankArrival,
  blankCounter,
  blankCourier,
  formOf,
  openWays,
  readArrival,
  readCounter,
  readCourier,
} from './handover-values.js';

type Props = Record<'request', AdminBillRequest>;

const pathOf = ({ id }: AdminBillRequest) => `/api/admin/bill-requests/${id}/handover`;

/** How a bill may leave from where it is, that a courier's arrived, and that it was a mistake. */
export function HandOverButtons({ request }: Props) {
  const { canAccess } = useCanAccess({ resource: 'bill-requests', action: 'handover' });
  if (!canAccess) return null;
  const ways = openWays(request);
  return (
    <>
      {ways.includes('counter') && <CounterButton request={request} />}
      {ways.includes('courier') && <CourierButton request={request} />}
      {request.state === 'with_courier' && <ArrivalButton request={request} />}
      {request.handovers.some(({ voidedAt }) => voidedAt === null) && <TakeBackButton request={request} />}
    </>
  );
}

const CounterButton = ({ request }: Props) => (
  <DialogFormButton
    button={{ variant: 'contained', children: 'Registrar entrega' }}
    title={`Entregar la factura: ${request.folio}`}
    submit="Registrar la entrega"
    done="Entregada. El cliente recibe el acuse por correo y lo tiene entre sus documentos."
    defaultValues={blankCounter(request)}
    schema={newBillHandoverSchema}
    read={readCounter(request)}
    send={({ signed, authority, ...handover }) =>
      http.send(pathOf(request), { method: 'POST', body: formOf('handover', handover, { signed, authority }) })
    }
  >
    <CounterFields request={request} />
  </DialogFormButton>
);

const CourierButton = ({ request }: Props) => (
  <DialogFormButton
    button={{ variant: 'outlined', startIcon: <LocalShipping />, children: 'Enviar con mensajería' }}
    title={`Enviar con mensajería: ${request.folio}`}
    submit="Registrar el envío"
    done="Va en camino. El cliente recibe un correo con la guía."
    defaultValues={blankCourier(request)}
    schema={newBillHandoverSchema}
    read={readCourier(request)}
    send={(handover) => http.send(pathOf(request), { method: 'POST', body: formOf('handover', handover, {}) })}
  >
    <CourierFields />
  </DialogFormButton>
);

const ArrivalButton = ({ request }: Props) => (
  <DialogFormButton
    button={{ variant: 'contained', children: 'Registrar que llegó' }}
    title={`La mensajería la entregó: ${request.folio}`}
    submit="Registrar la entrega"
    done="Entregada. El cliente recibe el acuse por correo y lo tiene entre sus documentos."
    defaultValues={blankArrival(request)}
    schema={billArrivalSchema}
    read={readArrival}
    send={({ proof, ...arrival }) =>
      http.send(`${pathOf(request)}/arrival`, { method: 'POST', body: formOf('arrival', arrival, { proof }) })
    }
  >
    <ArrivalFields request={request} />
  </DialogFormButton>
);

const TakeBackButton = ({ request }: Props) => (
  <DialogFormButton
    button={{ variant: 'outlined', color: 'error', children: 'Retirar el registro' }}
    title={`Retirar el registro de entrega: ${request.folio}`}
    submit="Retirar el registro"
    done="Retirado. La solicitud regresó al paso anterior y el acuse ya no vale."
    defaultValues={{ reason: '' }}
    schema={billHandoverVoidSchema}
    read={({ reason }) => ({ from: request.state, reason: reason as string })}
    send={(body) => http.send(`${pathOf(request)}/void`, { method: 'POST', body })}
  >
    <TextInput
      source="reason"
      label="Por qué"
      multiline
      minRows={3}
      isRequired
      helperText="El cliente lo lee en su cuenta y en el correo. Si hay un acuse, queda sin validez."
    />
  </DialogFormButton>
);
