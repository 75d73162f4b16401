import { describe, expect, it } from '@jest/globals';
import type { Letter } from '../../platform/mail/letter.js';
import { renderMail } from '../../platform/mail/render-mail.js';
import { signingCompleted } from './signing-completed.mail.js';
import { signingEnded } from './signing-ended.mail.js';
import type { SigningFacts } from './signing-facts.js';
import { signingInvitation } from './signing-invitation.mail.js';
import { signingReminder } from './signing-reminder.mail.js';

const sender = {
  name: 'Rutas del Norte',
  legalName: 'Rutas del Norte, S.A. de C.V.',
  tagline: 'Financiamiento',
  phone: '800 555 0100',
  email: 'atencion@rutas.test',
  supportHours: ['Lunes a viernes'],
  address: 'Av. Uno 2',
};
const facts: SigningFacts = {
  folio: 'D-7K3MQ-92XAB',
  title: 'Contrato de crédito <simple>',
  note: '',
  state: 'sent',
  reason: '',
  isLegal: true,
  name: 'Ana Ruiz',
  contractNumber: 'FL-2024-000123',
  deadline: '30 de noviembre de 2026',
  isByMail: false,
};
const url = 'https://rutas.test/my-account/signing';
const LETTERS: Record<string, (sender: { name: string }, facts: SigningFacts, url: string) => Letter> = {
  signingInvitation,
  signingReminder,
  signingCompleted,
  signingEnded,
};
const render = (letter: keyof typeof LETTERS, change: Partial<SigningFacts> = {}) => {
  const compose = LETTERS[letter];
  if (!compose) throw new Error(letter);
  return renderMail(compose(sender, { ...facts, ...change }, url), sender);
};
const TRIAL = 'no tiene valor legal';

describe.each(Object.keys(LETTERS))('%s', (letter) => {
  it('names the document, its contract, its folio and where it is, and nobody but the lender', () => {
    const { subject, text, html } = render(letter, { reason: 'Faltaba un anexo', state: 'cancelled' });
    expect(subject).toContain('«Contrato de crédito <simple>»');
    for (const said of ['Hola, Ana Ruiz:', 'FL-2024-000123', 'D-7K3MQ-92XAB', url, 'Rutas del Norte']) {
      expect(text).toContain(said);
    }
    expect(html).toContain('Contrato de crédito &lt;simple&gt;');
    expect(text).not.toMatch(/null|undefined/);
  });
});

describe('mails about a signature', () => {
  it.each(['signingInvitation', 'signingReminder', 'signingCompleted'])(
    '%s says of a trial that it is one',
    (letter) => {
      expect(render(letter).text).not.toContain(TRIAL);
      expect(render(letter, { isLegal: false }).text).toContain(TRIAL);
    },
  );

  it('say where to sign: in the account, or by the provider’s own mail', () => {
    expect(render('signingInvitation').text).toContain('fírmelo con su e.firma');
    const { text } = render('signingInvitation', { isByMail: true, note: 'Lea la cláusula 4.' });
    expect(text).toContain('le envía por separado un correo');
    expect(text).toContain('Nota de nuestro equipo: Lea la cláusula 4.');
  });

  it('say why there is nothing to sign any more', () => {
    expect(render('signingEnded', { state: 'expired' }).text).toContain('terminó el 30 de noviembre de 2026');
    expect(render('signingEnded', { state: 'cancelled', reason: 'Faltaba un anexo.' }).text).toContain(
      'Motivo: Faltaba un anexo.',
    );
  });
});
