import { afterAll, describe, expect, it } from '@jest/globals';
import { previewRestructuring } from '@flota/finance';
import { extractText, getDocumentProxy } from 'unpdf';
import { type ContractLetter, letterProof } from '../../contracts/index.js';
import { PdfService } from '../../platform/pdf/pdf.service.js';
import { sampleBrand } from '../../testing/sample-brand.js';
import { type AgreementSubject, proposedAgreement, restructuringAgreement } from './restructuring-agreement.js';

const pdf = new PdfService({ threads: 1 });
afterAll(() => pdf.onApplicationShutdown());

const ON = '2026-11-28';
const figuresOf = (paymentsLeft: number, graceMonths: number, balloonPercentOfPrice = '0') =>
  previewRestructuring(
    {
      contract: {
        terms: {
          ...{ kind: 'flexibility', priceWithVat: '2900000.00', downPaymentPercent: '20', annualRatePercent: '14.5' },
          ...{ termMonths: 60, openingFeePercent: '2', openingFeeFinanced: false, vatRate: '0.16' },
          ...{ vatOnInterestRate: '0.16', paymentMode: 'base_fixed', balloonPercentOfPrice },
        },
        ...{ startsOn: '2026-01-15', firstDueOn: '2026-02-15', minimumPrepaymentPayments: 3, excess: 'capital' },
        late: { multiplier: '2', base: 'capital', vatRate: '0.16' },
        effects: ['term', 'payment'],
      },
      events: [],
    },
    { on: ON, paymentsLeft, graceMonths },
  );
const subject: AgreementSubject = {
  contract: {
    ...{ number: 'FL-2026-000123', kind: 'flexibility', modelYear: 2026, vin: '3AKJHHDR5TS123456' },
    vehicle: { brand: 'Freightliner', modelName: 'Cascadia 126', versionName: 'DD13 6x4', silhouette: 'tractor' },
  },
  holder: { legalName: 'Transportes y Logística del Bajío Hermanos Gutiérrez, S.A. de C.V.', rfc: 'TLB010203AB1' },
  settings: sampleBrand,
  folio: 'L-7K3MQ-92XAB',
  issuedOn: ON,
  on: ON,
  signedOn: '2026-01-15',
  rates: { ordinary: '14.5', late: '29.0000' },
  graceMonths: 3,
  figures: figuresOf(72, 3, '20'),
  shown: '9f'.repeat(32),
  proposedOn: '2026-11-25',
  validUntil: '2026-12-05',
};
const acceptance = { at: new Date('2026-11-28T20:05:00Z'), name: 'Rosa Peña Ortiz', email: 'rosa@bajio.example' };
const proof = letterProof({ folio: subject.folio, code: '4F7K-92XM', siteAddress: 'https://www.flotafinanciera.mx' });
const signature = { name: 'Lic. Adriana Montemayor Ruiz', position: 'Apoderada legal' };

async function pagesOf(letter: ContractLetter): Promise<string[]> {
  const file = await pdf.render('letter', letter, { title: letter.title });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)));
  return text.map((page) => page.replace(/\s+/g, ' '));
}
const clausesOf = (given: Partial<AgreementSubject>) =>
  (restructuringAgreement({ ...subject, ...given }, acceptance).clauses ?? [])
    .map(({ text }) => text.replaceAll('\u00a0', ' '))
    .join(' ');

describe('the convenio', () => {
  it('says who, what was owed, the old and the new, who accepted it and when, and has the whole table', async () => {
    const letter = { ...restructuringAgreement(subject, acceptance), proof: { ...proof, signature } };
    const pages = await pagesOf(letter);
    const text = pages.join(' ');
    for (const said of [
      'Convenio modificatorio',
      subject.holder.legalName,
      subject.settings.legalName,
      'firmado el 15 de enero de 2026',
      'Vencido y no pagado ese día',
      'CAT de lo que falta por pagar',
      'En los primeros 3 paga solo intereses',
      'Rosa Peña Ortiz, en la cuenta del cliente',
      'rosa@bajio.example',
      '28 de noviembre de 2026, 14:05 h',
      signature.name,
      '4F7K-92XM',
    ]) {
      expect(text).toContain(said);
    }
    expect(text.replaceAll(' ', '')).toContain(subject.shown);
    expect(text).not.toContain('PROPUESTA');
    const { instalments } = subject.figures;
    expect(letter.annex?.rows).toHaveLength(73);
    expect(letter.annex?.rows.at(-1)?.[0]).toBe('Pago final');
    expect(text).toContain(instalments.at(-2)?.dueOn.slice(0, 4));
    // What proves it comes before the table, whose heading is on each page of it.
    expect(pages).toHaveLength(3);
    expect(text.indexOf('4F7K-92XM')).toBeLessThan(text.indexOf('Anexo. La nueva tabla'));
    expect(pages[2]).toContain('Saldo de capital');
  });

  it('is marked on every page while it is proposed, has no folio to rely on, and says until when', async () => {
    const letter = proposedAgreement(subject);
    const pages = await pagesOf(letter);
    expect(pages.every((page) => page.includes('PROPUESTA'))).toBe(true);
    expect(pages.join(' ')).toContain('a más tardar el 5 de diciembre de 2026');
    expect(pages.join(' ')).not.toContain(subject.folio);
    expect(letter).not.toHaveProperty('acceptance');
    // Terms, figures and table are those that are accepted.
    const { annex, clauses, comparison } = restructuringAgreement(subject, acceptance);
    expect(letter).toMatchObject({ annex, clauses, comparison });
  });

  it.each([
    [1, 0, 'en un solo pago, el 15 de diciembre de 2026'],
    [12, 1, 'En el primero paga solo intereses.'],
    [12, 0, 'en 12 pagos mensuales, del 15 de diciembre de 2026 al 15 de noviembre de 2027'],
  ])('reads well of %s payments, %s of them of interest', (paymentsLeft, graceMonths, said) => {
    expect(clausesOf({ graceMonths, figures: figuresOf(paymentsLeft, graceMonths) })).toContain(said);
  });

  it('says what it costs, more or less, and what of arrears', () => {
    const { figures } = subject;
    const say = (costsMore: string, due: string) => clausesOf({ figures: { ...figures, costsMore, due } });
    expect(say('1200.50', '0.00')).toContain('En total paga $1,200.50 más de intereses');
    expect(say('1200.50', '0.00')).toContain('El cliente no debía pagos vencidos.');
    expect(say('-30.00', '99.00')).toContain('En total paga $30.00 menos de intereses');
    expect(say('0.00', '99.00')).toContain('Los $99.00 vencidos se siguen debiendo');
  });

  it('leaves the CAT out where none was told', () => {
    const { after, before, ...figures } = subject.figures;
    const older = { ...figures, before: { ...before, cat: undefined }, after: { ...after, cat: undefined } };
    const { comparison } = restructuringAgreement({ ...subject, figures: older }, acceptance);
    expect(comparison?.rows.some(({ label }) => label.startsWith('CAT'))).toBe(false);
  });

  it('is accepted by the client where the account is theirs', () => {
    const byHolder = restructuringAgreement(subject, { ...acceptance, name: subject.holder.legalName });
    expect(byHolder.acceptance?.lines[1]?.value).toBe(subject.holder.legalName);
  });
});
