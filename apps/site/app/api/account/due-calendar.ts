import { dueCalendarSchema, issuedDueCalendarSchema } from '@flota/schemas';
import { accountApi, answered } from './client.js';

const PATH = '/api/customers/due-calendar';

export const readDueCalendar = () => accountApi.get(PATH, dueCalendarSchema);

/** The address it answers is told this once; one from before leads nowhere. */
export const issueDueCalendar = async (withAmounts: boolean) =>
  answered(await accountApi.post(PATH, { withAmounts }, issuedDueCalendarSchema));

export const changeDueCalendar = async (withAmounts: boolean) =>
  answered(await accountApi.patch(PATH, { withAmounts }, dueCalendarSchema));

export const revokeDueCalendar = () => accountApi.delete(PATH);
