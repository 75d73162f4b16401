import type { PaymentOptions, SavedCard } from '@flota/schemas';
import { RadioCards } from '../../components/RadioCards.js';
import { formatDate } from '../../lib/format.js';
import { cardName } from './automatic/automatic.texts.js';
import type { CardToUse } from './card-to-use.js';
import { KeepCard } from './KeepCard.js';

interface CardChoiceProps {
  cards: readonly SavedCard[];
  terms: PaymentOptions['cardTerms'];
  value: CardToUse;
  onChange: (card: CardToUse) => void;
}

const OTHER = 'otra';

/** With a saved card at once, or with another one at the provider's page, which can be saved with it. */
export function CardChoice({ cards, terms, value, onChange }: CardChoiceProps) {
  return (
    <>
      {cards.length > 0 && (
        <RadioCards
          legend="¿Con qué tarjeta?"
          name="con-que-tarjeta"
          columns={2}
          value={value.cardId ?? OTHER}
          onChange={(chosen) => onChange(chosen === OTHER ? {} : { cardId: chosen })}
          options={[
            ...cards.map((card) => ({
              value: card.id,
              label: cardName(card),
              description: card.lastDay && `Vence el ${formatDate(card.lastDay)}`,
            })),
            { value: OTHER, label: 'Otra tarjeta', description: 'La escribe en la página del procesador.' },
          ]}
        />
      )}
      {terms && value.cardId === undefined && (
        <KeepCard
          text={terms.text}
          kept={value.keepCard !== undefined}
          onChange={(kept) => onChange(kept ? { keepCard: terms.version } : {})}
        />
      )}
    </>
  );
}
