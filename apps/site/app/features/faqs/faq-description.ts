/** Search engines show little more. */
const LONGEST = 155;

/** What a category is about, for search engines: as many of its questions as they show. */
export const faqDescription = (category: string, questions: readonly string[]): string =>
  questions.reduce(
    (text, question) => (text.length + question.length < LONGEST ? `${text} ${question}` : text),
    `${category}:`,
  );
