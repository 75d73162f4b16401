import {
  type AdminCollection,
  endHandoversSchema,
  type EndHandovers,
  type NewHandovers,
  newHandoversSchema,
} from '@flota/schemas';
import AssignmentReturn from '@mui/icons-material/AssignmentReturnOutlined';
import SupportAgent from '@mui/icons-material/SupportAgentOutlined';
import { BooleanInput, useCanAccess, useListContext } from 'react-admin';
import { DialogFormButton } from '../../components/DialogForm.js';
import { ReasonInput } from '../../components/ReasonInput.js';
import { useBulk } from '../../components/selection/use-bulk.js';
import { useChosen } from '../../components/selection/use-chosen.js';
import { formatCount } from '../../i18n/format.js';
import { blankHandover, HandoverFields, readHandover } from './HandoverFields.js';

const GIVE_PATH = '/api/admin/collections/handovers';
const END_PATH = `${GIVE_PATH}/end`;

type Case = NewHandovers['rows'][number];
type HandedCase = EndHandovers['rows'][number];

/** Hands the chosen contracts to an agency, and takes them back. */
export function HandOverChosen() {
  const { canAccess: mayHandOver = false } = useCanAccess({ resource: 'collections', action: 'hand-over' });
  return (
    mayHandOver && (
      <>
        <HandOver />
        <TakeBack />
      </>
    )
  );
}

const contracts = (count: number) => (count === 1 ? '1 contrato' : `${formatCount(count)} contratos`);

const numbersOf = (rows: readonly AdminCollection[]) => {
  const numbers = new Map(rows.map(({ contractNumber, id }) => [id, contractNumber]));
  return (id: string) => numbers.get(id);
};

function HandOver() {
  const { selectedIds = [] } = useListContext();
  const chosen = useChosen<AdminCollection>();
  const bulk = useBulk<Case, HandedCase>();
  const ids = selectedIds.map(String);
  return (
    <DialogFormButton
      button={{ size: 'small', variant: 'outlined', startIcon: <SupportAgent />, children: 'Entregar a despacho' }}
      title={`Entregar ${contracts(ids.length)}`}
      submit="Entregar"
      done={null}
      defaultValues={{ ...blankHandover(), together: false }}
      schema={newHandoversSchema}
      read={(values) => ({ ...readHandover(values), rows: ids.map((id) => ({ id })) }) as NewHandovers}
      send={async ({ rows, ...also }) => {
        const nameOf = numbersOf(await chosen());
        await bulk({
          ...{ path: GIVE_PATH, also, nameOf, inDialog: true },
          // All that are chosen, as the server says of each why not.
          changes: rows.map((row) => ({ id: row.id, row, back: { ...row, agencyId: also.agencyId } })),
          undo: { path: END_PATH, also: { reason: 'Se deshizo la entrega.' } },
          done: (count) => `${count === 1 ? 'Se entregó' : 'Se entregaron'} ${contracts(count)} al despacho.`,
        });
      }}
    >
      <HandoverFields />
      <BooleanInput
        source="together"
        label="Todos o ninguno"
        helperText="Apagado: se entregan los que se puede, y de los demás se dice por qué no."
      />
    </DialogFormButton>
  );
}

function TakeBack() {
  const { selectedIds = [] } = useListContext();
  const chosen = useChosen<AdminCollection>();
  const bulk = useBulk<HandedCase>();
  return (
    <DialogFormButton
      button={{ size: 'small', variant: 'outlined', startIcon: <AssignmentReturn />, children: 'Retirar de despacho' }}
      title={`Retirar ${contracts(selectedIds.length)} de su despacho`}
      submit="Retirar"
      done={null}
      defaultValues={{ reason: '' }}
      schema={endHandoversSchema.pick({ reason: true })}
      read={({ reason }) => ({ reason: reason as string })}
      send={async (also) => {
        const rows = await chosen();
        await bulk({
          ...{ path: END_PATH, also, nameOf: numbersOf(rows), inDialog: true },
          changes: rows.map(({ agency, id }) => ({ id, row: { id, agencyId: agency?.id ?? null }, back: null })),
          done: (count) =>
            count === 1
              ? 'Se retiró 1 contrato de su despacho. Avise que se deje de cobrarlo.'
              : `Se retiraron ${contracts(count)} de su despacho. Avise que se deje de cobrarlos.`,
        });
      }}
    >
      <ReasonInput helperText="Queda en el historial." />
    </DialogFormButton>
  );
}
