import { afterEach, expect, it } from '@jest/globals';
import { setWording } from '@flota/texts/wording';
import type { Letter } from './letter.js';
import { DEFAULT_LOOK, paletteOf } from '@flota/schemas';
import { renderMail } from './render-mail.js';
import { sender } from '../../testing/mail-sender.js';

afterEach(() => setWording({}));

it('keeps folios and contract numbers in one line, and as they are in the text part', () => {
  const letter: Letter = {
    subject: 'Recibimos su mensaje',
    title: 'Recibimos su mensaje',
    preheader: '',
    paragraphs: ['Su folio es C-P8SH6-A8RS6, de su contrato FL-2024-000123.'],
    figures: [{ label: 'FL-2025-000418, folio R-7K3MQ-92XAB', value: '$1,000.00' }],
    whyReceived: '',
  };
  const { html, text } = renderMail(letter, sender);
  for (const number of ['C-P8SH6-A8RS6', 'FL-2024-000123', 'FL-2025-000418', 'R-7K3MQ-92XAB']) {
    expect(html).toContain(`<span style="white-space:nowrap">${number}</span>`);
  }
  expect(text).toContain('Su folio es C-P8SH6-A8RS6, de su contrato FL-2024-000123.');
});

it('keeps the lines of a paragraph, and ends with how to ask for no more, in both parts', () => {
  const stop = {
    label: 'No quiero más',
    url: 'https://flota.test/sin-correos#token=x',
    oneClickUrl: 'https://flota.test/api/x',
  };
  const written = { subject: 'Uno', title: 'Uno', preheader: '', whyReceived: 'Porque preguntó.', stop };
  const { html, stopUrl, text } = renderMail({ ...written, paragraphs: ['Traiga:\n- INE', 'Traiga:\n- INE'] }, sender);
  expect(html.split('Traiga:<br/>- INE')).toHaveLength(3);
  expect(html).toContain(`<a href="${stop.url}"`);
  expect(text).toContain('Traiga:\n- INE');
  expect(text.endsWith(`Porque preguntó.\n\nNo quiero más:\n${stop.url}\n`)).toBe(true);
  expect(stopUrl).toBe(stop.oneClickUrl);
});

it('bears the sign beside the name, the logo in the place of both, and in plain text neither', () => {
  const letter: Letter = { subject: 'Uno', title: 'Uno', preheader: '', paragraphs: [], whyReceived: '' };
  const look = {
    palette: paletteOf(DEFAULT_LOOK.colours),
    fonts: { heading: 'Archivo', text: 'Inter' },
    radius: 4,
    logo: null,
    signUrl: 'https://flota.test/icon-192.png',
  };
  const signed = renderMail(letter, sender, look);
  expect(signed.html).not.toContain('<link');
  expect(signed.html).toContain('src="https://flota.test/icon-192.png"');
  expect(signed.html).toContain('>Flota</td>');
  const logo = { svg: '', url: 'https://flota.test/logo.png', width: 200, height: 40, onPlate: false };
  const branded = renderMail(letter, sender, { ...look, logo });
  expect(branded.html).toMatch(/ src="https:\/\/flota\.test\/logo\.png" alt="Flota"/);
  expect(branded.html).not.toContain('icon-192');
  expect(branded.text).toBe(signed.text);
  expect(signed.text).not.toContain('http');
});

it('says what all mails have in common in the lender’s own words, in both parts', () => {
  const letter: Letter = { subject: 'Uno', title: 'Uno', folio: 'R-1', preheader: '', paragraphs: [], whyReceived: '' };
  setWording({ 'everyMail.folio': 'Referencia {folio}', 'everyMail.care': 'Estamos para servirle' });
  const { html, text } = renderMail(letter, sender);
  expect(html).toContain('>Referencia R-1<');
  expect(html).toContain('>Estamos para servirle<');
  expect(text).toContain('Referencia R-1');
  expect(text).toContain('ESTAMOS PARA SERVIRLE');
});
