import { Alert, Box, Button } from '@mui/material';
import { type AdminContractDetail, type AdminRefundRequest, dayInMexico } from '@flota/schemas';
import { useState } from 'react';
import { Link, useCanAccess, useGetManyReference } from 'react-admin';
import { http } from '../../../api/client.js';
import { ConfirmedButton } from '../../../components/ConfirmedButton.js';
import { LoadFailure } from '../../../components/LoadFailure.js';
import { usePost } from '../../../components/use-post.js';
import { useTask } from '../../../components/use-task.js';
import { formatDay, formatMoney } from '../../../i18n/format.js';
import { DeskActionButton } from './DeskActionButton.js';

interface AskedRefundsProps {
  contract: AdminContractDetail;
  mayAct: boolean;
}

/** What the customer asked back and nobody has handled: it goes where they said, without its CLABE being typed anew. */
export function AskedRefunds({ contract, mayAct }: AskedRefundsProps) {
  const {
    data = [],
    error,
    refetch,
  } = useGetManyReference<AdminRefundRequest>('refund-requests', {
    target: 'contractId',
    id: contract.id,
    filter: { open: true },
    pagination: { page: 1, perPage: 10 },
    sort: { field: 'createdAt', order: 'ASC' },
  });
  const { canAccess: mayRead = false } = useCanAccess({ resource: 'conversations', action: 'show' });
  // Of one that waits for a second person the warning beside it says so.
  const unhandled = data.filter(({ deskRequestId }) => deskRequestId === null);
  if (error) {
    return (
      <LoadFailure title="No pudimos cargar las devoluciones pedidas" error={error} retry={() => void refetch()} />
    );
  }
  return unhandled.map((asked) => (
    <Alert key={asked.id} severity="info" sx={{ mb: 1.5 }}>
      Devolución pedida por el cliente: {formatMoney(asked.amount)} a la CLABE terminada en {asked.clabeEnding}, el{' '}
      {formatDay(dayInMexico(new Date(asked.createdAt)))}.{' '}
      {mayRead && <Link to={`/conversations/${asked.conversationId}/show`}>Ver el mensaje</Link>}
      {mayAct && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <DeskActionButton kind="refund" contract={contract} asked={asked} button={{ size: 'small' }} />
          <ClabeButton id={asked.id} />
          <CloseButton id={asked.id} />
        </Box>
      )}
    </Alert>
  ));
}

/** The bank's own page wants all of it. */
function ClabeButton({ id }: { id: string }) {
  const { busy, run } = useTask();
  const [clabe, setClabe] = useState<string>();
  if (clabe !== undefined) return <Box sx={{ alignSelf: 'center' }}>CLABE {clabe}</Box>;
  return (
    <Button
      size="small"
      loading={busy}
      onClick={() =>
        void run(async () => {
          const read = await http.json<{ clabe: string }>(`/api/admin/refund-requests/${id}/clabe`, {
            method: 'POST',
            body: {},
          });
          setClabe(read.clabe);
        })
      }
    >
      Ver la CLABE
    </Button>
  );
}

function CloseButton({ id }: { id: string }) {
  const { busy, post } = usePost();
  return (
    <ConfirmedButton
      size="small"
      busy={busy}
      title="Cerrar sin devolver"
      content="La solicitud deja de estar pendiente y el cliente puede hacer otra. No se le avisa: pida a atención a clientes que le responda por qué."
      confirm="Cerrar sin devolver"
      onConfirm={() => post(`/api/admin/refund-requests/${id}/close`, 'La solicitud se cerró.')}
    >
      Cerrar sin devolver
    </ConfirmedButton>
  );
}
