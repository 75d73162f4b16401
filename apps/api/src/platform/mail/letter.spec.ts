import { expect, it } from '@jest/globals';
import type { Letter } from './letter.js';
import { renderMail } from './render-mail.js';

const sender = {
  name: 'Flota',
  legalName: 'Flota Demo, S.A.',
  tagline: 'Financiamiento',
  phone: '800 555 0100',
  email: 'atencion@flota.test',
  supportHours: ['Lunes a viernes'],
  address: 'Av. Uno 2',
};

it('keeps folios and contract numbers in one line, and as they are in the text part', () => {
  const letter: Letter = {
    subject: 'Recibimos su mensaje',
    title: 'Recibimos su mensaje',
    preheader: '',
    paragraphs: ['Su folio es C-P8SH6-A8RS6, de su contrato FL-2024-000123.'],
    whyReceived: '',
  };
  const { html, text } = renderMail(letter, sender);
  for (const number of ['C-P8SH6-A8RS6', 'FL-2024-000123']) {
    expect(html).toContain(`<span style="white-space:nowrap">${number}</span>`);
  }
  expect(text).toContain('Su folio es C-P8SH6-A8RS6, de su contrato FL-2024-000123.');
});
