import { calculator } from './calculadora.js';
import { generalQuestions } from './general-questions.js';
import { insurance } from './seguros.js';
import { leasing } from './arrendamiento.js';
import { payments } from './pagos.js';
import { requirements } from './requisitos.js';

/** In the order they are shown. */
export const faqCategories = [generalQuestions, requirements, payments, leasing, insurance, calculator];
