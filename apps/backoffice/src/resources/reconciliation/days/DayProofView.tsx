import { Alert, Box, Button, Stack } from '@mui/material';
import { type DayProof, dayProofSchema, PROOF_ITEMS } from '@flota/schemas';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-admin';
import { http } from '../../../api/client.js';
import { Figure, Figures, Section, TwoColumns } from '../../../components/Figures.js';
import { LoadFailure } from '../../../components/LoadFailure.js';
import { PlainList } from '../../../components/PlainList.js';
import { RecordLink } from '../../../components/RecordLink.js';
import { Waiting } from '../../../components/Waiting.js';
import { formatCount, formatDay, formatMoney } from '../../../i18n/format.js';
import { CloseDayButton } from './CloseDayButton.js';

interface DayProofViewProps {
  day: string;
  onDay: (day: string) => void;
}

export const useDayProof = (day: string) =>
  useQuery({
    queryKey: ['bank-days', 'proof', day],
    queryFn: async () => dayProofSchema.parse(await http.json(`/api/admin/bank-days/${day}/proof`)),
  });

/** Both sides of a day, the difference, and what makes it. */
export function DayProofView({ day, onDay }: DayProofViewProps) {
  const { data: proof, error, refetch } = useDayProof(day);
  const failure = error && (
    <LoadFailure
      title={proof ? 'No pudimos leer lo más reciente' : 'No pudimos revisar el día'}
      error={error}
      retry={() => void refetch()}
    />
  );
  if (!proof) return failure ?? <Waiting name="Revisando el día" height={420} />;
  return (
    <Stack spacing={2}>
      {failure}
      <Section title={formatDay(day)} actions={<CloseDayButton proof={proof} />}>
        <Outcome proof={proof} onDay={onDay} />
      </Section>
      <TwoColumns>
        <Received proof={proof} />
        <Accounted proof={proof} />
      </TwoColumns>
      {proof.items.length > 0 && <Items proof={proof} />}
      <Suspense proof={proof} />
    </Stack>
  );
}

const counted = ({ count, amount }: DayProof['bank']) => `${formatMoney(amount)} (${formatCount(count)})`;

function Outcome({ proof, onDay }: { proof: DayProof; onDay: (day: string) => void }) {
  const isEven = proof.difference === '0.00';
  return (
    <Stack spacing={1.5}>
      <Figures>
        <Figure label="Diferencia" strong>
          {formatMoney(proof.difference)}
        </Figure>
      </Figures>
      <Alert severity={isEven ? 'success' : 'warning'} role="status">
        {isEven
          ? 'Todo lo recibido está aplicado, en suspenso, devuelto o es propio.'
          : 'Lo recibido y lo aplicado no coinciden. Abajo está cada partida que lo explica; con una nota se puede cerrar así.'}
      </Alert>
      {proof.blockedBy && proof.blockedBy !== 'closed' && (
        <Alert
          severity="info"
          action={
            proof.earlierOpen && (
              <Button color="inherit" size="small" onClick={() => proof.earlierOpen && onDay(proof.earlierOpen)}>
                Ir a ese día
              </Button>
            )
          }
        >
          {blockText(proof)}
        </Alert>
      )}
      {proof.blockedBy === null && proof.openLines > 0 && (
        <Alert severity="info" action={<ToLines day={proof.day} />}>
          {proof.openLines === 1 ? 'Un movimiento está' : `${formatCount(proof.openLines)} movimientos están`} por
          revisar. Al cerrar quedan en suspenso.
        </Alert>
      )}
    </Stack>
  );
}

const ToLines = ({ day }: { day: string }) => (
  <Button
    color="inherit"
    size="small"
    component={Link}
    to={{
      pathname: '/bank-lines',
      search: new URLSearchParams({ filter: JSON.stringify({ state: 'open', day }) }).toString(),
    }}
  >
    Revisarlos
  </Button>
);

function blockText({ blockedBy, earlierOpen }: DayProof): string {
  switch (blockedBy) {
    case 'not-over':
      return 'El día todavía no termina. Se cierra a partir de mañana.';
    case 'earlier-open':
      return `Los días se cierran en orden. Falta el ${formatDay(earlierOpen ?? '')}.`;
    case 'importing':
      return 'Se está importando un archivo. Espere a que termine.';
    case 'nothing':
      return 'Este día no recibió nada.';
    case 'unexplained':
      return 'La diferencia no se explica con las partidas. Avise a sistemas: el día no se puede cerrar así.';
    default:
      return '';
  }
}

const Received = ({ proof }: { proof: DayProof }) => (
  <Section title="Lo recibido">
    <Figures>
      {proof.accounts.map(({ id, name, received }) => (
        <Figure key={id} label={name}>
          {counted(received)}
        </Figure>
      ))}
      <Figure label="Pagos con tarjeta">{counted(proof.cards)}</Figure>
      <Figure label="Total recibido" strong>
        {formatMoney(proof.received)}
      </Figure>
      {proof.accounts
        .filter(({ outgoing }) => outgoing.count > 0)
        .map(({ id, name, outgoing }) => (
          <Figure key={id} label={`Salidas de ${name}`}>
            {counted(outgoing)}
          </Figure>
        ))}
      {proof.refunds.count > 0 && <Figure label="Reembolsos de saldo a clientes">{counted(proof.refunds)}</Figure>}
    </Figures>
  </Section>
);

const Accounted = ({ proof }: { proof: DayProof }) => (
  <Section title="Dónde está">
    <Figures>
      <Figure label="Aplicado a contratos, del banco">{counted(proof.posted.bank)}</Figure>
      <Figure label="Aplicado a contratos, de tarjeta">{counted(proof.posted.cards)}</Figure>
      {proof.posted.unlinked.count > 0 && (
        <Figure label="Capturado a mano, sin abono del banco">{counted(proof.posted.unlinked)}</Figure>
      )}
      <Figure label="Partidas en suspenso">{counted(proof.suspense)}</Figure>
      <Figure label="Devuelto a quien lo envió">{counted(proof.returned)}</Figure>
      <Figure label="Fondos propios">{counted(proof.own)}</Figure>
      <Figure label="Total" strong>
        {formatMoney(proof.accounted)}
      </Figure>
    </Figures>
  </Section>
);

const Items = ({ proof }: { proof: DayProof }) => (
  <Section title="Lo que explica la diferencia">
    <PlainList items={proof.items.map((item, index) => ({ ...item, id: String(index) }))} empty="">
      {({ code, name, contractId, contractNumber, amount }) => (
        <>
          <span>
            {name || PROOF_ITEMS[code]} ·{' '}
            {contractId ? (
              <RecordLink resource="contracts" id={contractId}>
                {contractNumber}
              </RecordLink>
            ) : (
              contractNumber
            )}
          </span>
          <strong>{formatMoney(amount)}</strong>
        </>
      )}
    </PlainList>
  </Section>
);

const Suspense = ({ proof: { suspenseAccount: account } }: { proof: DayProof }) => (
  <Section title="Cuenta de partidas en suspenso">
    <Box sx={{ maxWidth: 560 }}>
      <Figures>
        <Figure label="Saldo al inicio del día">{formatMoney(account.opening)}</Figure>
        <Figure label="+ Recibido del banco">{formatMoney(account.received)}</Figure>
        <Figure label="+ Regresado a suspenso">{formatMoney(account.returnedToIt)}</Figure>
        <Figure label="− Aplicado a contratos">{formatMoney(account.posted)}</Figure>
        <Figure label="− Devuelto">{formatMoney(account.returned)}</Figure>
        <Figure label="− Fondos propios">{formatMoney(account.own)}</Figure>
        <Figure label="Saldo al final del día" strong>
          {formatMoney(account.closing)}
        </Figure>
      </Figures>
    </Box>
  </Section>
);
