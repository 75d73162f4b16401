import { afterAll, describe, expect, it } from '@jest/globals';
import { extractText, getDocumentProxy } from 'unpdf';
import { PdfService } from '../../platform/pdf/pdf.service.js';
import { payoffLetter } from '../settlement/payoff-letter.js';
import { settlementLetter } from '../settlement/settlement-letter.js';
import type { ContractLetter } from './contract-letter.js';
import { letterProof } from './letter-proof.js';
import { sampleLetterSubject } from './letters.fixture.js';

const pdf = new PdfService({ threads: 1 });
afterAll(() => pdf.onApplicationShutdown());

async function pagesOf(letter: ContractLetter): Promise<string[]> {
  const file = await pdf.render('letter', letter, { title: letter.title });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)));
  return text.map((page) => page.replace(/\s+/g, ' '));
}

const payoff = {
  on: '2026-12-06',
  overdue: '0.00',
  principal: '1834567.89',
  interest: '12345.67',
  interestDays: 25,
  vat: '1975.31',
  unapplied: '0.00',
  total: '1848888.87',
  interestSaved: '345678.90',
};
const bank = { clabe: '646180112345678901', paymentReference: '2024000123' };

describe('the payoff letter', () => {
  it('is one page with the sum, its parts, its last day and where to pay', async () => {
    const pages = await pagesOf(payoffLetter({ ...sampleLetterSubject, payoff, bank }));
    expect(pages).toHaveLength(1);
    for (const said of [
      '$1,848,888.87',
      '$1,834,567.89',
      'De 25 días desde el último vencimiento',
      'Válido hasta el 6 de diciembre de 2026',
      '646 180 11234567890 1',
      'Liquidación L-7K3MQ-92XAB',
    ]) {
      expect(pages[0]).toContain(said);
    }
    expect(pages[0]).not.toMatch(/Pagos vencidos|Saldo a favor/);
  });

  it('is one page at its longest too, with who signs and by what it is proved', async () => {
    const owing = { ...payoff, overdue: '68123.45', unapplied: '1500.00' };
    const letter = payoffLetter({ ...sampleLetterSubject, payoff: owing, bank });
    const proof = letterProof({
      folio: letter.folio,
      code: '4F7K-92XM',
      siteAddress: 'https://www.flotafinanciera.mx',
    });
    const signature = { name: 'Lic. Adriana Montemayor Ruiz', position: 'Apoderada legal' };
    const pages = await pagesOf({ ...letter, proof: { ...proof, signature } });
    expect(pages).toHaveLength(1);
    for (const said of ['4F7K-92XM', 'www.flotafinanciera.mx/verificar-carta', signature.name, signature.position]) {
      expect(pages[0]).toContain(said);
    }
    const [unsigned] = await pagesOf({ ...letter, proof: { ...proof, signature: null } });
    expect(unsigned).toContain('Sin firma autógrafa, válida con su folio.');
  });

  it('names what is overdue and what was received before', async () => {
    const owing = { ...payoff, overdue: '68123.45', unapplied: '1500.00', interestDays: 1 };
    const [page] = await pagesOf(payoffLetter({ ...sampleLetterSubject, payoff: owing, bank }));
    for (const said of ['Pagos vencidos', '$68,123.45', '-$1,500.00', 'De 1 día desde']) expect(page).toContain(said);
  });
});

describe('the settlement letter', () => {
  const settled = { ...sampleLetterSubject, signedOn: '2024-01-15', paidOffOn: '2026-11-20' };

  it('says that nothing is owed and what comes next', async () => {
    const pages = await pagesOf(settlementLetter({ ...settled, purchaseOptionOpen: false }));
    expect(pages).toHaveLength(1);
    for (const said of ['Carta finiquito', '20 de noviembre de 2026', '$0.00', 'Ya puede solicitar la factura']) {
      expect(pages[0]).toContain(said);
    }
  });

  it('of a lease says that the vehicle can still be bought', async () => {
    const [page] = await pagesOf(settlementLetter({ ...settled, purchaseOptionOpen: true }));
    expect(page).toContain('La opción de compra del vehículo sigue disponible');
    expect(page).not.toContain('Ya puede solicitar la factura');
  });

  it('prints names as they are written, never as markup', async () => {
    const holder = { legalName: '#panic("no") *Ñ* _SA_ $x$', rfc: 'TLB010203AB1' };
    const [page] = await pagesOf(settlementLetter({ ...settled, holder, purchaseOptionOpen: false }));
    expect(page).toContain(holder.legalName);
  });
});
