export interface FaqCategorySeed {
  slug: string;
  name: string;
  /** In the order they are shown; the answers are HTML. */
  questions: { question: string; answer: string }[];
}
