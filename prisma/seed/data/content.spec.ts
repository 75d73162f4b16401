import { describe, expect, it } from '@jest/globals';
import { emailSchema, phoneSchema, siteSettingsSchema, slug } from '@flota/schemas';
import { demoCustomers, demoStaff } from './demo-accounts.js';
import { demoQuotes } from './demo-quotes.js';
import { faqs } from './faqs.js';
import { siteSettings } from './home.js';
import { privacyNotice } from './legal/aviso-de-privacidad.js';
import { terms } from './legal/terminos-y-condiciones.js';

const ALLOWED_TAGS = new Set(['h2', 'h3', 'p', 'ul', 'li']);
const TAGS = /<(\/?)([a-z0-9]+)([^>]*)>/g;

/** Tags other than plain text structure, tags with attributes, and tags that are not closed in order. */
function markupFaults(html: string): string[] {
  const open: string[] = [];
  const faults: string[] = [];
  for (const [tag, closing, name = '', attributes] of html.matchAll(TAGS)) {
    if (!ALLOWED_TAGS.has(name) || attributes) faults.push(tag);
    if (!closing) open.push(name);
    else if (open.pop() !== name) faults.push(tag);
  }
  return [...faults, ...open];
}

describe('texts', () => {
  const pages = [privacyNotice, terms].map(({ slug: name, body }) => [name, body] as const);
  const answers = Object.values(faqs).flatMap((questions) =>
    questions.map((faq) => [faq.question, faq.answer] as const),
  );

  it.each([...pages, ...answers])('%s is plain, well-formed HTML', (_, html) => {
    expect(markupFaults(html)).toEqual([]);
  });

  it('name the law and the authority that are in force', () => {
    expect(privacyNotice.body).toContain('20 de marzo de 2025');
    expect(privacyNotice.body).toContain('Secretaría Anticorrupción y Buen Gobierno');
    expect(privacyNotice.body).not.toContain('INAI');
  });

  it('are filed under categories with an address', () => {
    for (const category of Object.keys(faqs)) expect(slug.parse(category)).toBe(category);
  });

  it('ask no question twice in a category', () => {
    for (const questions of Object.values(faqs)) {
      expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
    }
  });
});

describe('site settings', () => {
  it('are valid', () => {
    expect(siteSettingsSchema.parse(siteSettings)).toEqual(siteSettings);
    expect(phoneSchema.parse(siteSettings.phone)).toBe('+528005550100');
  });
});

describe('people', () => {
  it('have addresses and telephones that the forms would accept', () => {
    const contacts = demoQuotes.map(({ contact: [, email, phone] }) => ({ email, phone }));
    for (const { email, phone } of [...contacts, ...demoCustomers]) {
      expect(emailSchema.parse(email)).toBe(email);
      expect(phoneSchema.parse(phone)).toBe(phone);
    }
    for (const { email } of demoStaff) expect(emailSchema.parse(email)).toBe(email);
  });

  it('can never receive mail: their domains are reserved', () => {
    const emails = [
      ...demoQuotes.map(({ contact }) => contact[1]),
      ...[...demoStaff, ...demoCustomers].map((p) => p.email),
    ];
    expect(emails.filter((email) => !/\.(example|test)$/.test(email))).toEqual([]);
  });
});
