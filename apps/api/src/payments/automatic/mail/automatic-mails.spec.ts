import { describe, expect, it } from '@jest/globals';
import { Prisma } from '@flota/prisma';
import { renderMail } from '../../../platform/mail/render-mail.js';
import type { Letter } from '../../../platform/mail/letter.js';
import { automaticEnded } from './automatic-ended.mail.js';
import { automaticPaused } from './automatic-paused.mail.js';
import { automaticPayment } from './automatic-payment.mail.js';
import { cardExpiry } from './card-expiry.mail.js';
import { chargeDeclined } from './charge-declined.mail.js';
import { chargeNotice, type ToldCharge } from './charge-notice.mail.js';
import { sender } from '../../../testing/mail-sender.js';

const URLS = { automatic: 'https://flota.test/automatico', contract: 'https://flota.test/contrato' };

/** What the mails read of it. */
const charge = (change: Partial<ToldCharge> = {}, reason: string | null = null) =>
  ({
    chargeOn: new Date('2026-12-15'),
    noticedAmount: new Prisma.Decimal('48250.75'),
    nextAttemptAt: null,
    failureCode: null,
    reason: null,
    payments: [],
    automaticPayment: {
      folio: 'G-7K3MQ-92XAB',
      reason,
      daysBefore: 2,
      limitAmount: new Prisma.Decimal('40000'),
      acceptedAt: new Date('2026-11-20T18:00:00Z'),
      text: 'Autorizo a cobrar.\n\nPuedo desactivarlo.',
      card: { brand: 'visa', lastFour: '4242' },
      contract: {
        number: 'FL-2024-000123',
        nickname: null,
        vehicle: { brand: 'Freightliner', modelName: 'Cascadia', versionName: '126', silhouette: 'tractor' },
        modelYear: 2024,
        customer: { name: 'Ana Ruiz' },
      },
    },
    ...change,
  }) as unknown as ToldCharge;

const said = (letter: Letter) => {
  const { html, subject, text } = renderMail(letter, sender);
  for (const part of [html, text]) expect(part).not.toMatch(/undefined|null|\{\w+\}/);
  return `${subject}\n${text}`;
};

describe('the mails of automatic payments', () => {
  it('tell of a charge: how much, to which card, when and how to stop it', () => {
    const text = said(chargeNotice(sender, charge(), URLS));
    for (const part of [
      '$48,250.75 MXN',
      'Visa •••• 4242',
      '15 de diciembre de 2026',
      'omitir este cobro',
      URLS.automatic,
    ])
      expect(text).toContain(part);
  });

  it('tell that it is above the limit, and where to pay', () => {
    const text = said(chargeNotice(sender, charge({ reason: 'over_limit' }), URLS));
    for (const part of ['No cobraremos', '$40,000.00 MXN', URLS.contract]) expect(text).toContain(part);
  });

  it('tell of a decline that is tried again, and of one that wants its holder', () => {
    const again = charge({ failureCode: 'insufficient_funds', nextAttemptAt: new Date('2026-12-16T15:00:00Z') });
    expect(said(chargeDeclined(sender, again, URLS.contract))).toMatch(/no tiene fondos[^]*16 de diciembre de 2026/);
    const guarded = charge({ failureCode: 'authentication_required' });
    expect(said(chargeDeclined(sender, guarded, URLS.contract))).toContain('No lo intentaremos de nuevo');
  });

  it('tell why it paused, and say nothing of what a bank suspects', () => {
    const { automaticPayment: mandate } = charge({}, 'stolen_card');
    const given = { failureCode: 'stolen_card', noticedAmount: new Prisma.Decimal('100') };
    const text = said(automaticPaused(sender, { mandate, charge: given }, URLS.automatic));
    expect(text).toContain('reportada o bloqueada');
    expect(text).not.toMatch(/rob/);
    const removed = charge({}, 'card_removed').automaticPayment;
    expect(said(automaticPaused(sender, { mandate: removed, charge: null }, URLS.automatic))).toContain(
      'ya no está guardada',
    );
    const { automaticPayment: off } = charge({}, 'cards_off');
    expect(said(automaticPaused(sender, { mandate: off, charge: given }, URLS.automatic))).toContain(
      'no recibimos pagos con tarjeta',
    );
  });

  it('send a copy of what was agreed to', () => {
    const text = said(automaticPayment(sender, charge().automaticPayment, URLS.automatic));
    for (const part of ['Autorizo a cobrar.', 'Puedo desactivarlo.', '20 de noviembre de 2026', '2 días antes'])
      expect(text).toContain(part);
  });

  it.each([
    ['customer', false, 'Como lo pidió'],
    ['staff', true, 'ya se había enviado al banco'],
    ['settled', false, 'ya está liquidado'],
  ])('say that it was switched off: %s', (reason, underWay, expected) => {
    const { automaticPayment: mandate } = charge({}, reason);
    expect(said(automaticEnded(sender, mandate, { url: URLS.automatic, underWay }))).toContain(expected);
  });

  it.each([
    ['2026-12-01', ['FL-1'], 'vence el 31 de diciembre de 2026'],
    ['2027-01-01', [], 'venció el 31 de diciembre de 2026'],
  ])('tell of a card that ends, on %s', (today, contracts, expected) => {
    const ending = { name: 'Ana Ruiz', card: 'Visa •••• 4242', lastDay: '2026-12-31', contracts, url: URLS.automatic };
    expect(said(cardExpiry(sender, ending, today))).toContain(expected);
  });
});
