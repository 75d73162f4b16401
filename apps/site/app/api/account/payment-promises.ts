import { contractPromisesSchema, type PaymentPromiseRequest } from '@flota/schemas';
import { accountApi, answered } from './client.js';

const ofContract = (contractId: string): string =>
  `/api/customers/contracts/${encodeURIComponent(contractId)}/payment-promises`;

export const readPromises = (contractId: string) => accountApi.get(ofContract(contractId), contractPromisesSchema);

export async function promisePayment(contractId: string, said: PaymentPromiseRequest) {
  return answered(await accountApi.post(ofContract(contractId), said, contractPromisesSchema));
}

export async function cancelPromise(id: string) {
  const path = `/api/customers/payment-promises/${encodeURIComponent(id)}/cancel`;
  return answered(await accountApi.post(path, {}, contractPromisesSchema));
}
