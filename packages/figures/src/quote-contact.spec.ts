import { describe, expect, it } from '@jest/globals';
import { quoteContact, whatsAppLink } from './quote-contact.js';

const lender = { companyName: 'Flota', phone: '800 555 0100', whatsapp: null, email: 'hola@flota.test' };
const adviser = {
  name: 'Irene Salas',
  role: null,
  company: null,
  photo: null,
  phone: '81 5555 0170',
  whatsapp: null,
  email: null,
};
const distributor = { slug: 'norte', name: 'Camialtia Norte', city: 'Monterrey', phone: '81 5555 0120' };

describe('quoteContact', () => {
  it('is the adviser, else the distributor, else the lender', () => {
    expect(quoteContact({ adviser, distributor }, lender)).toEqual({ ...adviser, isPerson: true });
    expect(quoteContact({ adviser: null, distributor }, lender)).toMatchObject({
      name: 'Camialtia Norte',
      company: 'Monterrey',
      whatsapp: null,
      isPerson: false,
    });
    expect(quoteContact({ distributor: null }, lender)).toMatchObject({ name: 'Flota', whatsapp: '800 555 0100' });
  });
});

describe('whatsAppLink', () => {
  it.each(['81 5555 0170', '+52 81 5555 0170', '+52 1 81 5555 0170', '(81) 5555-0170'])('knows %s', (telephone) => {
    expect(whatsAppLink(telephone, 'Hola: ¿qué tal?\n1 & 2')).toBe(
      'https://wa.me/528155550170?text=Hola%3A%20%C2%BFqu%C3%A9%20tal%3F%0A1%20%26%202',
    );
  });

  it.each([null, '', '5555 0170', 'no hay'])('is none for %s', (telephone) => {
    expect(whatsAppLink(telephone, 'Hola')).toBeNull();
  });
});
