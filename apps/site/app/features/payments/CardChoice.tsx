import type { SavedCard } from '@flota/schemas';
import { RadioCards } from '../../components/RadioCards.js';
import { formatDate } from '../../lib/format.js';
import { cardName } from './automatic/automatic.texts.js';

interface CardChoiceProps {
  cards: readonly SavedCard[];
  /** `undefined`: one that is written at the provider's page. */
  value: string | undefined;
  onChange: (cardId: string | undefined) => void;
}

const OTHER = 'otra';

/** With a saved card at once, or with another one at the provider's page. */
export function CardChoice({ cards, value, onChange }: CardChoiceProps) {
  if (cards.length === 0) return null;
  return (
    <RadioCards
      legend="¿Con qué tarjeta?"
      name="con-que-tarjeta"
      columns={2}
      value={value ?? OTHER}
      onChange={(chosen) => onChange(chosen === OTHER ? undefined : chosen)}
      options={[
        ...cards.map((card) => ({
          value: card.id,
          label: cardName(card),
          description: card.lastDay && `Vence el ${formatDate(card.lastDay)}`,
        })),
        { value: OTHER, label: 'Otra tarjeta', description: 'La escribe en la página del procesador.' },
      ]}
    />
  );
}
