import type { Customer, TaxProfile } from '@flota/prisma';
import { createContract, createCustomer, createTaxProfile } from '@flota/prisma/seed';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import type { TestApp } from './test-app.js';

export const CLIENT_RFC = 'OOBR800101AB3';

export interface Client {
  customer: Customer;
  taxProfile: TaxProfile;
  contractNumber: string;
}

/** Somebody with a contract in their name; registered unless `passwordHash` is null. */
export async function createClient(
  { app, prisma }: TestApp,
  { rfc = CLIENT_RFC, ...overrides }: Parameters<typeof createCustomer>[1] & { rfc?: string } = {},
): Promise<Client> {
  const fieldCipher = app.get(FieldEncryption, { strict: false });
  const customer = await createCustomer(prisma, overrides);
  const { id: customerId, name: legalName, personType } = customer;
  const taxProfile = await createTaxProfile(prisma, fieldCipher, { customerId, legalName, personType, rfc });
  const { number } = await createContract(prisma, { fieldCipher, customerId, taxProfileId: taxProfile.id });
  return { customer, taxProfile, contractNumber: number };
}

/** The token in the link of the newest mail to that address whose subject has these words. */
export async function mailedToken({ mail }: TestApp, recipient: string, subject: string): Promise<string> {
  const message = await mail.waitFor((sent) => sent.recipients.includes(recipient) && sent.subject.includes(subject));
  return /#token=([\w.-]+)/.exec(message.text)?.[1] ?? '';
}

let addresses = 0;
/** An address that nobody called from before; the test's proxy is trusted to tell it. */
export const newAddress = () => {
  addresses += 1;
  return `198.51.${100 + Math.floor(addresses / 250)}.${1 + (addresses % 250)}`;
};
