export interface TestCard {
  number: string;
  brand: string;
  /** What happens with it. */
  outcome: string;
  /** `null`: it pays. */
  failureCode: string | null;
}

/** Numbers that no bank issues, as card providers publish them for trying out. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', brand: 'visa', outcome: 'El pago se aprueba', failureCode: null },
  {
    number: '5555 5555 5555 4444',
    brand: 'mastercard',
    outcome: 'El pago se aprueba; vence pronto',
    failureCode: null,
  },
  {
    number: '4000 0000 0000 0002',
    brand: 'visa',
    outcome: 'El banco rechaza la tarjeta',
    failureCode: 'card_declined',
  },
  {
    number: '4000 0000 0000 9995',
    brand: 'visa',
    outcome: 'La tarjeta no tiene fondos',
    failureCode: 'insufficient_funds',
  },
  {
    number: '4000 0000 0000 9979',
    brand: 'visa',
    outcome: 'La tarjeta se reportó como robada',
    failureCode: 'stolen_card',
  },
  {
    number: '4000 0027 6000 3184',
    brand: 'visa',
    outcome: 'El banco pide autenticar cada pago',
    failureCode: 'authentication_required',
  },
];

export const testCard = (number: string): TestCard | undefined => TEST_CARDS.find((card) => card.number === number);
