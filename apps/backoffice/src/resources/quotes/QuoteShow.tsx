import { downPaymentName, rateText, viewOf } from '@flota/figures';
import { Box, Stack } from '@mui/material';
import { type AdminQuote, type AdminQuoteRow, PERSON_TYPE_NAMES, QUOTE_CHANNEL_NAMES } from '@flota/schemas';
import { useShowContext } from 'react-admin';
import { Figure, Figures, Section, TwoColumns } from '../../components/Figures.js';
import { Historial } from '../../components/outside/Historial.js';
import { CatFigure, QuoteFigures } from '../../components/QuoteFigures.js';
import { RecordShow } from '../../components/RecordShow.js';
import { Waiting } from '../../components/Waiting.js';
import { formatDay, formatInstant, formatMoney, formatPercent, formatPhone } from '../../i18n/format.js';
import { QuoteActions } from './QuoteActions.js';
import { QuotedVehicles } from './QuotedVehicles.js';
import { QuoteEmails } from './QuoteEmails.js';

const QuoteShow = () => (
  <RecordShow actions={<QuoteActions />} component="div">
    <Quote />
  </RecordShow>
);
export default QuoteShow;

function Quote() {
  const { record } = useShowContext<AdminQuote | AdminQuoteRow>();
  if (!record) return null;
  // Coming from the list, react-admin shows the list's row until the whole quote is there.
  if (!('figures' in record)) return <Waiting name="Cargando la cotización" height={480} />;
  const quote = record;
  return (
    <TwoColumns>
      <Stack spacing={2}>
        <Customer quote={quote} />
        <Terms quote={quote} />
        <Historial of="quotes" id={quote.id} />
      </Stack>
      <Stack spacing={2}>
        <Amounts quote={quote} />
        <QuotedVehicles quote={quote} />
      </Stack>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <QuoteEmails emails={quote.emails} />
      </Box>
    </TwoColumns>
  );
}

const Customer = ({ quote }: { quote: AdminQuote }) => (
  <Section title={quote.contactName}>
    <Figures>
      <Figure label="Correo electrónico">
        <a href={`mailto:${quote.contactEmail}`}>{quote.contactEmail}</a>
      </Figure>
      <Figure label="Teléfono">
        {quote.contactPhone ? (
          <a href={`tel:${quote.contactPhone}`}>{formatPhone(quote.contactPhone)}</a>
        ) : (
          'No lo dejó'
        )}
      </Figure>
      <Figure label="Tipo de persona">{PERSON_TYPE_NAMES[quote.personType]}</Figure>
      {quote.borderRegion && <Figure label="Domicilio fiscal">Región fronteriza, según dijo</Figure>}
      <Figure label="Aceptó el aviso de privacidad">{formatInstant(quote.consentAt)}</Figure>
    </Figures>
  </Section>
);

function priceName({ lines, units }: AdminQuote): string {
  if (lines) return 'Precio de todos, con IVA';
  return units > 1 ? 'Precio de cada una, con IVA' : 'Precio con IVA';
}

const Terms = ({ quote }: { quote: AdminQuote }) => (
  <Section title="Qué cotizó">
    <Figures>
      <Figure label="Vehículo">{quote.vehicle}</Figure>
      {quote.vehicles > 1 && <Figure label="Unidades">{quote.vehicles}</Figure>}
      <Figure label={priceName(quote)}>{formatMoney(quote.price)}</Figure>
      <Figure label="Plan">
        {quote.planTitle}, versión {quote.planVersion}
      </Figure>
      <Figure label={downPaymentName(quote.terms.kind)}>{formatPercent(quote.downPaymentPercent)}</Figure>
      <Figure label="Plazo">{quote.termMonths} meses</Figure>
      <Figure label="Tasa fija anual">{rateText(quote)}</Figure>
      <Figure label="Cotizada">{formatInstant(quote.createdAt)}</Figure>
      {quote.distributor && <Figure label="Distribuidor">{quote.distributor}</Figure>}
      {quote.channel !== 'site' && <Figure label="Hecha en">{QUOTE_CHANNEL_NAMES[quote.channel]}</Figure>}
      {quote.adviser && <Figure label="Asesor">{quote.adviser}</Figure>}
      <Figure label="Vigente hasta">{formatDay(quote.validUntil)}</Figure>
      <Figure label="Método de cálculo">{quote.methodVersion}</Figure>
    </Figures>
  </Section>
);

function Amounts({ quote }: { quote: AdminQuote }) {
  const view = viewOf({ ...quote, schedule: [] });
  return (
    <Section title={quote.lines ? `Importes de los ${quote.vehicles} vehículos (MXN)` : 'Importes (MXN)'}>
      <Figures>
        <QuoteFigures view={view} strongPayment />
        <CatFigure view={view} strong />
      </Figures>
    </Section>
  );
}
