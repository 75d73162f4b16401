import { describe, expect, it } from '@jest/globals';
import { emailSchema, phoneSchema } from '@flota/schemas';
import { demoCustomers, demoMembers, demoStaff } from './demo-accounts.js';
import { demoBillHolders } from './demo-bill-requests.js';
import { demoQuotes } from './demo-quotes.js';

describe('people', () => {
  it('have addresses and telephones that the forms would accept', () => {
    const contacts = demoQuotes.map(({ contact: [, email, phone] }) => ({ email, phone }));
    for (const { email, phone } of [...contacts, ...demoCustomers, ...demoBillHolders]) {
      expect(emailSchema.parse(email)).toBe(email);
      expect(phoneSchema.parse(phone)).toBe(phone);
    }
    for (const { email } of demoStaff) expect(emailSchema.parse(email)).toBe(email);
  });

  it('can never receive mail: their domains are reserved', () => {
    const emails = [
      ...demoQuotes.map(({ contact }) => contact[1]),
      ...[...demoStaff, ...demoCustomers, ...demoMembers, ...demoBillHolders].map((p) => p.email),
    ];
    expect(emails.filter((email) => !/\.(example|test)$/.test(email))).toEqual([]);
  });
});
