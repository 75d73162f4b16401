import type { Faq } from '@flota/schemas';
import { plainLetters } from '../../lib/plain-text.js';

export const FAQS_PATH = '/faqs';
export const GENERAL_QUESTIONS = 'general-questions';
/** Name of the phrase in an address that searches the questions. */
export const PHRASE_PARAMETER = 'q';

export const categoryPath = (category: string): string => `${FAQS_PATH}/${category}`;

/** `¿Qué es el CAT?` -> `que-es-el-cat`: what an address names a question by. */
export const faqId = ({ question }: Pick<Faq, 'question'>): string =>
  plainLetters(question)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const faqPath = (faq: Faq): string => `${categoryPath(faq.category)}#${faqId(faq)}`;

/** Search engines show little more. */
const LONGEST = 155;

/** What a category is about, for search engines: as many of its questions as they show. */
export const faqDescription = (category: string, questions: readonly string[]): string =>
  questions.reduce(
    (text, question) => (text.length + question.length < LONGEST ? `${text} ${question}` : text),
    `${category}:`,
  );
