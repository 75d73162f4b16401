import {
  type AdminBillRequest,
  BILL_HANDOVER_FROM,
  BILL_HANDOVER_WAYS,
  type BillHandoverWay,
  timeInMexico,
  todayInMexico,
} from '@flota/schemas';
import type { FieldValues } from 'react-hook-form';
import { chosenFile } from '../../../components/chosen-file.js';

/** How many characters the RFC of a company has: a person's has one more. */
const COMPANY_RFC = 12;

/** A company takes nothing in person; the power of who acts for it came with the request. */
export const isCompany = ({ holder }: Pick<AdminBillRequest, 'holder'>): boolean => holder.rfc.length === COMPANY_RFC;

/** How a bill may leave from where it is. */
export const openWays = ({ state }: Pick<AdminBillRequest, 'state'>): BillHandoverWay[] =>
  BILL_HANDOVER_WAYS.filter((way) => BILL_HANDOVER_FROM[way].includes(state));

const now = () => ({ day: todayInMexico(), time: timeInMexico(new Date()) });

const blankReceiver = (request: AdminBillRequest) =>
  isCompany(request)
    ? { receiver: 'representative', receiverName: '' }
    : { receiver: 'holder', receiverName: request.holder.legalName };

export const blankCounter = (request: AdminBillRequest): FieldValues => ({
  ...blankReceiver(request),
  ...{ idKind: 'ine', idNumber: '', ...now() },
  ...{ signing: 'screen', signature: null, signedOnPaper: false },
  ...{ signed: null, authority: null, note: '' },
});

export const blankCourier = ({ form }: AdminBillRequest): FieldValues => ({
  ...{ carrier: '', trackingNumber: '', ...now(), note: '' },
  destination: `${form.street}, ${form.neighborhood}, ${form.zipcode} ${form.city}, ${form.state}`,
});

export const blankArrival = (request: AdminBillRequest): FieldValues => ({
  ...blankReceiver(request),
  ...{ ...now(), proof: null, note: '' },
});

/** What the form says, as texts: react-admin makes `null` of what is empty. */
export const textsOf = (values: FieldValues, ...sources: string[]): Record<string, string> =>
  Object.fromEntries(sources.map((source) => [source, (values[source] as string | null) ?? '']));

/** Of the two ways to sign only what belongs to the one that was chosen. */
export const readCounter =
  ({ state }: Pick<AdminBillRequest, 'state'>) =>
  (values: FieldValues) => {
    const onPaper = values.signing === 'paper';
    return {
      ...{ way: 'counter', from: state },
      ...textsOf(values, 'receiver', 'receiverName', 'idKind', 'idNumber', 'day', 'time', 'signing', 'note'),
      signature: onPaper ? null : (values.signature as unknown),
      signedOnPaper: onPaper && values.signedOnPaper === true,
      signed: onPaper ? chosenFile(values.signed) : null,
      authority: values.receiver === 'representative' ? chosenFile(values.authority) : null,
    };
  };

export const readCourier =
  ({ state }: Pick<AdminBillRequest, 'state'>) =>
  (values: FieldValues) => ({
    ...{ way: 'courier', from: state },
    ...textsOf(values, 'carrier', 'trackingNumber', 'destination', 'day', 'time', 'note'),
  });

export const readArrival = (values: FieldValues) => ({
  ...textsOf(values, 'receiver', 'receiverName', 'day', 'time', 'note'),
  proof: chosenFile(values.proof),
});

/** A form of one part of JSON and the files that were chosen. */
export function formOf(part: string, value: object, files: Readonly<Record<string, File | null>>): FormData {
  const form = new FormData();
  form.append(part, JSON.stringify(value));
  for (const [name, file] of Object.entries(files)) if (file) form.append(name, file);
  return form;
}
