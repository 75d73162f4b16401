import type { CONTENT } from '@flota/schemas';
import type { OwnPieces } from '../../components/content/content-form.js';

export default {
  detail: ({ questions }) => (questions === 1 ? '1 pregunta' : `${questions} preguntas`),
} satisfies OwnPieces<(typeof CONTENT)['faq-categories']>;
