import { fieldCode } from '@flota/schemas';
import { z } from 'zod';
import { testCard } from './test-cards.js';

/* What the hosted pages are sent. */

export const idSchema = z.uuid(fieldCode('ID.INVALID'));

/** `card`: `undefined` where none of the test cards was chosen. */
export const chosenCardSchema = z.object({ card: z.string().transform(testCard) });
export type ChosenCard = z.output<typeof chosenCardSchema>;

export const NO_CARD = 'Elija una de las tarjetas de prueba.';
