import { describe, expect, it } from '@jest/globals';
import type { FinancingTerms } from '@flota/finance';
import { type Contract, dateColumn, type Instalment, Prisma } from '@flota/prisma';
import { blankSettings } from '@flota/schemas';
import { amortisationTable } from './amortisation-table.js';
import type { ContractSheet } from './contract-sheet.js';
import { coverSheet } from './cover-sheet.js';

const money = (amount: string) => new Prisma.Decimal(amount);
const CREDIT: FinancingTerms = {
  kind: 'direct_credit',
  priceWithVat: '1160000.00',
  downPaymentPercent: '20',
  annualRatePercent: '14',
  termMonths: 48,
  openingFeePercent: '2',
  openingFeeFinanced: false,
  vatRate: '0.16',
  vatOnInterestRate: '0.16',
  paymentMode: 'base_fixed',
  balloonPercentOfPrice: '0',
};
const LEASE: FinancingTerms = {
  kind: 'pure_lease',
  priceWithoutVat: '1000000.00',
  residualPercent: '20',
  annualRatePercent: '14',
  termMonths: 36,
  rentsInAdvance: false,
  openingFeePercent: '0',
  depositRents: 2,
  vatRate: '0.16',
};

const contractOf = (terms: FinancingTerms, given: Partial<Contract> = {}): Contract =>
  ({
    number: 'FL-2026-000001',
    kind: terms.kind,
    vehicle: { brand: 'Marca', modelName: 'Modelo', versionName: 'Versión', silhouette: 'tractor' },
    vin: '3AKJGLDR0SSV10421',
    modelYear: 2026,
    terms: terms as unknown as Prisma.JsonObject,
    termMonths: terms.termMonths,
    annualRatePercent: money(terms.annualRatePercent),
    lateMultiplier: money('2'),
    principal: money('928000.00'),
    signedOn: dateColumn('2026-01-15'),
    startsOn: dateColumn('2026-01-15'),
    firstDueOn: dateColumn('2026-02-15'),
    ...given,
  }) as Contract;
const around = {
  holder: { legalName: 'Transportes Uno', rfc: 'TUN010101AB1' },
  settings: { ...blankSettings(2024), legalName: 'Flota, S.A.', phone: '800 555 0100', email: 'une@flota.test' },
  siteUrl: 'https://flota.test',
};
const linesOf = (sheet: ContractSheet) =>
  Object.fromEntries(
    [...sheet.headline, ...sheet.sections.flatMap(({ lines }) => lines)].map(({ label, value }) => [
      label,
      value.replaceAll('\u00a0', ' '),
    ]),
  );

describe('the cover sheet', () => {
  it.each([
    ['2026-01-15', '1234-439-000002/02-00001-0126'],
    ['2026-01-14', '1234-439-000001/01-00001-0120'],
    ['2019-12-31', undefined],
  ])('names the registration that was in force when it was signed, on %s', (signedOn, number) => {
    const contractRegistrations = [
      { kind: 'direct_credit', number: '1234-439-000002/02-00001-0126', since: '2026-01-15' },
      { kind: 'direct_credit', number: '1234-439-000001/01-00001-0120', since: '2020-01-01' },
      { kind: 'pure_lease', number: 'of another product', since: '2018-01-01' },
    ] as const;
    const contract = contractOf(CREDIT, { signedOn: dateColumn(signedOn) });
    const { facts } = coverSheet({
      ...around,
      contract,
      settings: { ...around.settings, contractRegistrations: [...contractRegistrations] },
    });
    expect(facts.find(({ label }) => label.includes('RECA'))?.value).toBe(number);
  });

  it('of a credit has what the law wants to be read first', () => {
    const sheet = coverSheet({ contract: contractOf(CREDIT), ...around });
    expect(sheet.title).toBe('Carátula del contrato');
    const lines = linesOf(sheet);
    expect(lines['CAT (Costo Anual Total)']).toMatch(/^\d+\.\d % sin IVA$/);
    expect(sheet.headline[0]?.note).toContain('Calculado al 15 de enero de 2026');
    expect(lines).toMatchObject({
      'Tasa de interés anual': '14 % ordinaria',
      'Monto del financiamiento': '$928,000.00',
      'Fecha límite de pago': 'Día 15 de cada mes',
      Apertura: '$18,560.00',
    });
    expect(sheet.headline[1]?.note).toContain('28\u00a0% moratoria');
    // Without the down payment: capital, interest with VAT, and the fee with VAT.
    expect(lines['Monto total a pagar']).toMatch(/^\$1,[23]\d\d,\d{3}\.\d\d$/);
    expect(sheet.notes.join(' ')).toMatch(/intereses moratorios.*historial crediticio/);
  });

  it('of a pure lease knows no CAT, and says what is rented', () => {
    const sheet = coverSheet({ contract: contractOf(LEASE), ...around });
    expect(sheet.title).toBe('Resumen del arrendamiento');
    const lines = linesOf(sheet);
    expect(Object.keys(lines).join(' ')).not.toMatch(/CAT|interés/);
    expect(lines).toMatchObject({ 'Número de rentas': '36', Apertura: 'Sin comisión' });
    expect(lines['Depósito en garantía']).toMatch(/^\$/);
  });

  it('of terms that no quote of ours could have says where the figures are', () => {
    const odd = { ...CREDIT, termMonths: 400 };
    const sheet = coverSheet({ contract: contractOf(odd), ...around });
    expect(linesOf(sheet)).toMatchObject({ 'CAT (Costo Anual Total)': 'No disponible', Plazo: '400 meses' });
  });
});

describe('the amortisation table', () => {
  const line = (number: number, given: Partial<Instalment> = {}): Instalment =>
    ({
      number,
      kind: 'regular',
      dueOn: dateColumn(`2026-0${number}-15`),
      capital: money('100.00'),
      interest: money('10.00'),
      rent: money('0.00'),
      vat: money('1.60'),
      total: money('111.60'),
      balance: money('0.00'),
      ...given,
    }) as Instalment;
  const tableOf = (terms: FinancingTerms, instalments: Instalment[]) =>
    amortisationTable({ contract: contractOf(terms), ...around, instalments, asOf: '2026-02-16' });

  it('lists what is due, sums it up, and leaves out what one may do', () => {
    const option = line(4, { kind: 'purchase_option', capital: money('50.00'), interest: money('0.00') });
    const sheet = tableOf(CREDIT, [line(2), line(3), option]);
    expect(sheet.subtitle).toContain('16 de febrero de 2026');
    expect(sheet.table?.rows.map(([name, due]) => [name, due])).toEqual([
      ['2', '15 feb 2026'],
      ['3', '15 mar 2026'],
      ['Compra', '15 abr 2026'],
    ]);
    expect(sheet.table?.sum).toEqual(['Suma', '', '$200.00', '$20.00', '$3.20', '$223.20', '']);
  });

  it('of a pure lease has rents, and neither capital nor a balance', () => {
    const sheet = tableOf(LEASE, [line(2, { rent: money('110.00') })]);
    expect(sheet.table?.heading).toEqual(['Núm.', 'Vence', 'Renta', 'IVA', 'Total']);
  });
});
