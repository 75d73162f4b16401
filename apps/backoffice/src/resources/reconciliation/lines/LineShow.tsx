import { Alert, Stack, Typography } from '@mui/material';
import type { AdminBankLine, AdminBankLineDetail } from '@flota/schemas';
import { useShowContext } from 'react-admin';
import { Figure, Figures, Section, TwoColumns } from '../../../components/Figures.js';
import { PlainList } from '../../../components/PlainList.js';
import { RecordLink } from '../../../components/RecordLink.js';
import { RecordShow } from '../../../components/RecordShow.js';
import { Waiting } from '../../../components/Waiting.js';
import { formatDay, formatInstant, formatMoney } from '../../../i18n/format.js';
import { BOOK_NAMES } from '../looks.js';
import { LineActions } from './LineActions.js';
import { LineState, Reasons } from './Reasons.js';

const LineShow = () => (
  <RecordShow component="div" actions={false}>
    <Line />
  </RecordShow>
);
export default LineShow;

function Line() {
  const { record: line } = useShowContext<AdminBankLine | AdminBankLineDetail>();
  if (!line) return null;
  if (!('entries' in line)) return <Waiting name="Cargando el movimiento" height={420} />;
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      {line.locked && (
        <Alert severity="info">
          El {formatDay(line.bookedOn)} está cerrado. Lo que quedó en suspenso se puede aplicar con fecha de hoy; lo
          conciliado no se deshace.
        </Alert>
      )}
      <TwoColumns>
        <Told line={line} />
        <Match line={line} />
      </TwoColumns>
      <Books line={line} />
    </Stack>
  );
}

const Told = ({ line }: { line: AdminBankLineDetail }) => (
  <Section title="Lo que informa el banco">
    <Figures>
      <Figure label="Importe" strong>
        {formatMoney(line.amount)}
      </Figure>
      <Figure label="Fecha">{formatDay(line.bookedOn)}</Figure>
      <Figure label="Clave de rastreo">{line.trackingKey || '—'}</Figure>
      <Figure label="Referencia">{line.reference || '—'}</Figure>
      <Figure label="Concepto">{line.concept || '—'}</Figure>
      <Figure label="Quien envía">{line.senderName || '—'}</Figure>
      <Figure label="CLABE de quien envía">{line.senderClabe || '—'}</Figure>
      <Figure label="CLABE abonada">{line.creditedClabe || '—'}</Figure>
      <Figure label="Cuenta">{line.accountName}</Figure>
      <Figure label="Archivo">
        <RecordLink resource="bank-files" id={line.bankFileId}>
          Renglón {line.line}
        </RecordLink>
      </Figure>
    </Figures>
  </Section>
);

const Match = ({ line }: { line: AdminBankLineDetail }) => (
  <Section title={line.state === 'matched' ? 'Dónde está' : 'Propuesta'} actions={<LineState line={line} />}>
    {line.contract && (
      <Figures>
        <Figure label="Contrato">
          <RecordLink resource="contracts" id={line.contract.id}>
            {line.contract.number}
          </RecordLink>
        </Figure>
        <Figure label="Titular">{line.contract.holder}</Figure>
        {line.payment && (
          <Figure label="Pago">
            <RecordLink resource="payments" id={line.payment.id}>
              {line.payment.folio}
            </RecordLink>
          </Figure>
        )}
      </Figures>
    )}
    {line.state !== 'outgoing' && (
      <Typography component="div" variant="body2" sx={{ my: 2 }}>
        <Reasons line={line} />
      </Typography>
    )}
    {line.note && (
      <Typography variant="body2" sx={{ mb: 2 }}>
        Nota: {line.note}
      </Typography>
    )}
    <LineActions line={line} />
  </Section>
);

/** Where its money went, entry by entry. */
const Books = ({ line }: { line: AdminBankLineDetail }) => (
  <Section title="En los libros">
    <PlainList items={line.entries} empty="Las salidas del banco no se concilian aquí.">
      {(entry) => (
        <>
          <span>
            De {BOOK_NAMES[entry.debit]} a {BOOK_NAMES[entry.credit]} · {formatDay(entry.bookedOn)}
            <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
              {[entry.enteredBy ?? 'La importación', formatInstant(entry.enteredAt), entry.reference, entry.reason]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </span>
          <strong>{formatMoney(entry.amount)}</strong>
        </>
      )}
    </PlainList>
  </Section>
);
