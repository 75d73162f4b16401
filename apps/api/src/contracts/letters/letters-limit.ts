/** Letters that one customer may have written: each is a PDF, and no fleet needs more of them. */
export const LETTERS_LIMIT = { name: 'customer-letters', points: 60, seconds: 3_600 };
