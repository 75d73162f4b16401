import {
  type CollectionEntry,
  CONTACT_CHANNEL_NAMES,
  CONTACT_DIRECTION_NAMES,
  CONTACT_RESULT_NAMES,
  CONTACT_SPOKEN_TO_NAMES,
  CONTACT_STOP_REASON_NAMES,
  dayInMexico,
  NOTICE_CHANNEL_NAMES,
  type NoticeChannel,
  todayInMexico,
} from '@flota/schemas';
import { Box, Button, Typography } from '@mui/material';
import { useGetIdentity, useRefresh } from 'react-admin';
import { http } from '../../api/client.js';
import { Section } from '../../components/Figures.js';
import { paymentsWords } from '../../components/payments-words.js';
import { PlainList } from '../../components/PlainList.js';
import { PAYMENT_PROMISE_STATE_LOOK } from '../../components/states/payment-promises.js';
import { useTask } from '../../components/use-task.js';
import { formatDay, formatInstant, formatMoney } from '../../i18n/format.js';

type Contact = Extract<CollectionEntry, { kind: 'contact' }>;

/** Contacts, promises, payments, reminders, stops and restructurings, the newest first. */
export const CollectionHistory = ({ history }: { history: CollectionEntry[] }) => (
  <Section title="Historial">
    <PlainList items={history} empty="Todavía no hay nada: anote el primer contacto.">
      {(entry) => (
        <>
          <Box sx={{ minWidth: 0, '& p': { overflowWrap: 'anywhere' } }}>
            <Typography sx={entry.kind === 'contact' && entry.isStruck ? STRUCK : undefined}>
              {titleOf(entry)}
            </Typography>
            {linesOf(entry).map((line) => (
              <Typography key={line} variant="body2" color="textSecondary">
                {line}
              </Typography>
            ))}
          </Box>
          <Box sx={{ textAlign: 'right', whiteSpace: 'nowrap', ml: 'auto' }}>
            <Typography variant="body2" color="textSecondary">
              {entry.kind === 'payment' ? formatDay(entry.on) : formatInstant(entry.at)}
            </Typography>
            {entry.kind === 'contact' && <StrikeButton contact={entry} />}
          </Box>
        </>
      )}
    </PlainList>
  </Section>
);

const STRUCK = { textDecoration: 'line-through' } as const;

const ANSWERS: Record<Extract<CollectionEntry, { kind: 'answered' }>['state'], string> = {
  accepted: 'Aceptó la reestructura',
  declined: 'Rechazó la reestructura',
  withdrawn: 'Se retiró la propuesta de reestructura',
  expired: 'Venció la propuesta de reestructura sin respuesta',
  reversed: 'Se dejó sin efecto la reestructura',
};

function titleOf(entry: CollectionEntry): string {
  switch (entry.kind) {
    case 'contact':
      return `${CONTACT_CHANNEL_NAMES[entry.channel]}: ${CONTACT_RESULT_NAMES[entry.result].toLowerCase()}`;
    case 'promise':
      return `Promesa de ${formatMoney(entry.amount)} para el ${formatDay(entry.day)}`;
    case 'payment':
      return `Pago de ${formatMoney(entry.amount)}`;
    case 'notice':
      return entry.title;
    case 'stop':
      return 'Se marcó «no contactar»';
    case 'lift':
      return 'Se levantó «no contactar»';
    case 'handover':
      return `Se entregó a ${entry.agency}`;
    case 'proposed':
      return `Se propuso una reestructura: ${paymentsWords(entry.paymentsLeft)}`;
    case 'answered':
      return ANSWERS[entry.state];
    case 'takenBack':
      return entry.by === null ? `${entry.agency} dejó de cobrarlo` : `Se retiró de ${entry.agency}`;
  }
}

function linesOf(entry: CollectionEntry): string[] {
  switch (entry.kind) {
    case 'contact': {
      const { by, direction, exception, isStruck, note, spokenTo } = entry;
      const who = `${CONTACT_DIRECTION_NAMES[direction]} · ${CONTACT_SPOKEN_TO_NAMES[spokenTo]} · anotó ${by.name}`;
      const why = exception && `Excepción: ${exception}`;
      return [who, note, why, isStruck ? 'Anulado' : ''].filter(Boolean);
    }
    case 'promise': {
      const state = PAYMENT_PROMISE_STATE_LOOK[entry.state].label;
      return [`${state} · ${entry.byCustomer ? 'la hizo en su cuenta' : 'la anotó el personal'}`];
    }
    case 'payment':
      return [];
    case 'handover':
      return [
        `Desde el ${formatDay(entry.fromOn)}${entry.untilOn ? ` hasta el ${formatDay(entry.untilOn)}` : ''} · ${entry.by}`,
        entry.reason,
      ];
    case 'takenBack':
      if (entry.by === null) return [entry.reason || 'Se pagó lo vencido'];
      return [entry.by, entry.reason];
    case 'proposed': {
      const grace = entry.graceMonths > 0 ? `${entry.graceMonths} de solo intereses · ` : '';
      return [`${grace}hasta el ${formatDay(entry.validUntil)} · propuso ${entry.by}`, entry.reason];
    }
    case 'answered': {
      const { by, byCustomer, paymentsLeft, reason, state } = entry;
      const who = by && (byCustomer ? `${by}, en su cuenta` : by);
      const what = state === 'accepted' ? paymentsWords(paymentsLeft) : '';
      return [[what, who].filter(Boolean).join(' · '), reason].filter(Boolean);
    }
    case 'notice':
      return [`${NOTICE_CHANNEL_NAMES[entry.channel as NoticeChannel]} a ${entry.to}`];
    case 'stop':
    case 'lift': {
      const where = entry.allContracts ? 'todos sus contratos' : 'este contrato';
      const until = entry.until ? ` · hasta el ${formatDay(entry.until)}` : '';
      return [`${CONTACT_STOP_REASON_NAMES[entry.reason]} · ${where}${until} · ${entry.by}`, entry.note].filter(
        Boolean,
      );
    }
  }
}

/** Of a slip, by who made it, on the same day. */
function StrikeButton({ contact: { at, by, id, isStruck } }: { contact: Contact }) {
  const { data: me } = useGetIdentity();
  const refresh = useRefresh();
  const { busy, run } = useTask();
  if (isStruck || by.id !== me?.id || dayInMexico(new Date(at)) !== todayInMexico()) return null;
  return (
    <Button
      size="small"
      loading={busy}
      onClick={() =>
        void run(async () => {
          try {
            await http.send(`/api/admin/collection-contacts/${id}/strike`, { method: 'POST', body: {} });
          } finally {
            refresh();
          }
        }, 'El contacto quedó anulado.')
      }
    >
      Anular
    </Button>
  );
}
