import { z } from 'zod';
import { fieldCode } from './field-codes.js';

/** In how many working hours somebody has to answer. */
export const answerHoursSchema = z.coerce
  .number(fieldCode('HOURS.OUT_OF_RANGE'))
  .int(fieldCode('HOURS.OUT_OF_RANGE'))
  .min(1, fieldCode('HOURS.OUT_OF_RANGE'))
  .max(80, fieldCode('HOURS.OUT_OF_RANGE'));

/** `HH:MM` */
export const timeOfDaySchema = z
  .string(fieldCode('TIME.INVALID'))
  .trim()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, fieldCode('TIME.INVALID'));

/** The hours of a working day, `HH:MM` in Mexico City. */
export const workingDayFields = { opensAt: timeOfDaySchema, closesAt: timeOfDaySchema };

/** For `refine`: that a day closes after it opens. */
export const closesLater = ({ opensAt, closesAt }: { opensAt: string; closesAt: string }): boolean =>
  opensAt < closesAt;
export const CLOSES_FIRST = { path: ['closesAt'], error: fieldCode('HOURS.CLOSE_FIRST') };
