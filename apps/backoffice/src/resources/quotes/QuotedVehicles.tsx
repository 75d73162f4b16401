import { equipmentText, linesView, priceLines, tradeInLines, tradeInNote, viewOf } from '@flota/figures';
import { type AdminQuote, tradeInText } from '@flota/schemas';
import { Typography } from '@mui/material';
import { Figure, Figures, Section } from '../../components/Figures.js';
import { formatMoney } from '../../i18n/format.js';

/** What is quoted besides one vehicle as it comes: kinds of vehicle, equipment, and a vehicle in part payment. */
export function QuotedVehicles({ quote }: { quote: AdminQuote }) {
  const view = viewOf({ ...quote, schedule: [] });
  const lines = linesView(view, quote);
  const priced = priceLines(quote.quotedVehicle);
  return (
    <>
      {lines?.lines.map(({ vehicle, units, price, amounts }, index) => (
        // The same vehicle may come twice, with other equipment.
        <Section key={index} title={`${units} × ${vehicle.brand} ${vehicle.modelName}, ${vehicle.versionName}`}>
          <Figures>
            {vehicle.equipment && <Figure label="Equipamiento">{equipmentText(vehicle)}</Figure>}
            <Figure label="Precio de cada una, con IVA">{formatMoney(price)}</Figure>
            {lines.sums.map(({ name, label }, column) => (
              <Figure key={name} label={label}>
                {formatMoney(amounts[column] ?? '0')}
              </Figure>
            ))}
          </Figures>
        </Section>
      ))}
      {!lines && priced.length > 0 && (
        <Section title="Equipamiento de cada vehículo">
          <Figures>
            {priced.map(({ label, amount }) => (
              <Figure key={label} label={label}>
                {formatMoney(amount)}
              </Figure>
            ))}
          </Figures>
        </Section>
      )}
      {quote.tradeIn && (
        <Section title={`A cuenta: ${tradeInText(quote.tradeIn)}`}>
          <Figures>
            {tradeInLines(view, quote.tradeIn).map(({ label, amount }) => (
              <Figure key={label} label={label}>
                {formatMoney(amount)}
              </Figure>
            ))}
          </Figures>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {tradeInNote(quote.tradeIn)}
          </Typography>
        </Section>
      )}
    </>
  );
}
