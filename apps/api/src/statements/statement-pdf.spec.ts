import { afterAll, describe, expect, it } from '@jest/globals';
import type { FinancingTerms } from '@flota/finance';
import { extractText, getDocumentProxy } from 'unpdf';
import { PdfService } from '../platform/pdf/pdf.service.js';
import { formatAmount } from '@flota/figures';
import { sampleBrand } from '../testing/sample-brand.js';
import { statementDocument } from './statement-document.js';
import { statementFigures } from './statement-figures.js';
import { monthOf } from './statement-month.js';
import { SampleHistory, sampleMonth, samplePureLease, sampleSubject } from './statement.fixture.js';

const pdf = new PdfService({ threads: 1 });
afterAll(() => pdf.onApplicationShutdown());

async function pagesOf({ book, movements }: SampleHistory, of: string, subject = sampleSubject()): Promise<string[]> {
  const month = monthOf(of);
  const figures = statementFigures(book, movements, month);
  const issuedAt = new Date('2026-11-01T12:00:00Z');
  const document = statementDocument({ subject, month, figures, movements, settings: sampleBrand, issuedAt });
  const file = await pdf.render('statement', document, { title: 'Estado de cuenta' });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)));
  return text.map((page) => page.replace(/\s+/g, ' '));
}

describe('the PDF of a statement', () => {
  it('has the figures, the movements and where to pay on one page', async () => {
    const history = sampleMonth(4);
    const figures = statementFigures(history.book, history.movements, monthOf('2026-10'));
    const pages = await pagesOf(history, '2026-10');
    expect(pages).toHaveLength(1);
    for (const said of [
      'Estado de cuenta de octubre de 2026',
      'FL-2026-000123',
      'TNA010203AB1',
      'Del 1 de octubre de 2026 al 31 de octubre de 2026 · 31 días',
      ...[figures.openingDue, figures.charges, figures.received, figures.closingDue, figures.lateAccrued].map(
        formatAmount,
      ),
      formatAmount(figures.closingCapital),
      'a más tardar el 17 de noviembre de 2026',
      '012180001234567897',
      'Mensualidad 9 de 60',
      'Pago recibido, SPEI 48000',
      'A mensualidad 8: capital 949.91',
      'Unidad Especializada',
      'Página 1 de 1',
    ]) {
      expect(pages[0]).toContain(said);
    }
  });

  it('repeats the head of the table on each of at most three pages, with every movement', async () => {
    const history = sampleMonth(40);
    const pages = await pagesOf(history, '2026-10');
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.length).toBeLessThanOrEqual(3);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('Fecha Concepto Cargo Abono Saldo por pagar');
      expect(page).toContain(`Página ${index + 1} de ${pages.length}`);
    }
    const october = history.movements.filter(({ postedOn }) => postedOn.startsWith('2026-10'));
    for (const { dueBalance } of october) expect(pages.join(' ')).toContain(formatAmount(dueBalance));
  });

  it.each<[string, FinancingTerms | undefined, boolean]>([
    ['has capital', undefined, true],
    ['of a pure lease has none', samplePureLease, false],
  ])('%s', async (_, terms, shown) => {
    const text = (
      await pagesOf(sampleMonth(4, terms), '2026-10', sampleSubject(terms ? 'pure_lease' : undefined))
    ).join(' ');
    expect(text.includes('Su capital')).toBe(shown);
    expect(/capital|interés \d/i.test(text)).toBe(shown);
  });

  it('of a month without movements says so, and what is in the customer’s favour', async () => {
    const [page] = await pagesOf(new SampleHistory().pay('10000.00', '2026-01-20'), '2026-01');
    expect(page).toContain('Saldo a su favor al corte $10,000.00');
    const [empty] = await pagesOf(new SampleHistory(samplePureLease), '2026-01', sampleSubject('pure_lease'));
    expect(empty).toContain('En este mes no hubo movimientos.');
  });

  it('prints what a bank or a customer wrote as text', async () => {
    const reference = '#panic("no") *x* $a$';
    const subject = sampleSubject();
    subject.holder.legalName = '= #sys.version "Núñez" <b>';
    const text = (await pagesOf(new SampleHistory().pay('10.00', '2026-01-20', reference), '2026-01', subject)).join(
      ' ',
    );
    expect(text).toContain(reference);
    expect(text).toContain('= #sys.version "Núñez" <b>');
  });
});
