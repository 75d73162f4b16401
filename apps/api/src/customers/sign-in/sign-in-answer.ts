import { customerSessionSchema, secondFactorNeededSchema } from '@flota/schemas';
import { z } from 'zod';

/** A session, or what is missing for one. */
export const signInAnswerSchema = z.union([customerSessionSchema, secondFactorNeededSchema]);
export type SignInAnswer = z.output<typeof signInAnswerSchema>;
