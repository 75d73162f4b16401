import type { PaymentResult } from '@flota/schemas';
import { LinkButton } from '../../components/Button.js';
import { AUTOMATIC_PAYMENTS_PATH } from '../account/index.js';
import { cardName } from './automatic/automatic.texts.js';

type Card = NonNullable<PaymentResult['keptCard']>;

const WORDS: Record<Exclude<Card['state'], 'removed'>, (card: Card) => [title: string, text: string]> = {
  saving: () => ['Estamos guardando su tarjeta', 'El procesador de pagos lo confirma en unos segundos.'],
  saved: (card) => [
    `Guardamos su tarjeta ${cardName(card)}`,
    'La próxima vez paga con ella sin volver a escribirla. También puede dejar que sus mensualidades se paguen solas.',
  ],
  abandoned: () => [
    'No se guardó su tarjeta',
    'Su pago se hizo, pero el procesador no pudo guardarla. Puede guardarla cuando quiera.',
  ],
};

/** What became of the card that was to be saved with a payment, and what it is good for. */
export function KeptCard({ card }: { card: Card }) {
  if (card.state === 'removed') return null;
  const [title, text] = WORDS[card.state](card);
  return (
    <section role="status" className="mt-6 rounded border border-line bg-paper p-5 tablet:p-8">
      <h2 className="text-lg font-semibold">{title}</h2>
      <p className="mt-1 text-muted">{text}</p>
      {card.state !== 'saving' && (
        <LinkButton to={AUTOMATIC_PAYMENTS_PATH} variant="secondary" className="mt-4">
          {card.state === 'saved' ? 'Activar el pago automático' : 'Guardar una tarjeta'}
        </LinkButton>
      )}
    </section>
  );
}
