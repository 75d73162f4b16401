export interface TestCard {
  number: string;
  /** What happens with it. */
  outcome: string;
  /** `null`: it pays. */
  failureCode: string | null;
}

/** Numbers that no bank issues, as card providers publish them for trying out. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', outcome: 'El pago se aprueba', failureCode: null },
  { number: '4000 0000 0000 0002', outcome: 'El banco rechaza la tarjeta', failureCode: 'card_declined' },
  { number: '4000 0000 0000 9995', outcome: 'La tarjeta no tiene fondos', failureCode: 'insufficient_funds' },
];

export const testCard = (number: string): TestCard | undefined => TEST_CARDS.find((card) => card.number === number);
