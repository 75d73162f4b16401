import { describe, expect, it } from '@jest/globals';
import { bankMappingSchema } from '@flota/schemas';
import { readBankFile } from './read-bank-file.js';

const TODAY = '2026-11-22';

const mapping = (columns: object, rest: object = {}) => bankMappingSchema.parse({ columns, ...rest });

/** As BBVA's portal writes it: a preamble, two columns of money, spreadsheets' apostrophes. */
const BBVA = mapping(
  {
    date: 'Fecha Operación',
    credit: 'Abonos',
    debit: 'Cargos',
    trackingKey: 'Clave de rastreo',
    reference: 'Referencia',
    concept: 'Concepto',
    senderName: 'Ordenante',
    senderClabe: 'CLABE ordenante',
    creditedClabe: 'CLABE beneficiaria',
  },
  { headerRow: 3, encoding: 'windows-1252' },
);
const BBVA_FILE = Buffer.from(
  [
    'BBVA Empresas;;',
    '',
    'Fecha Operación,Concepto,Referencia,Clave de rastreo,Ordenante,CLABE ordenante,CLABE beneficiaria,Cargos,Abonos,Saldo',
    `20/11/2026,"PAGO MENSUALIDAD, NOVIEMBRE",'0012345,BNET01002611200012345678,MARÍA NÚÑEZ LÓPEZ,'012180015678901234,'646180110400000017,,"$60,023.04","1,060,023.04"`,
    '20/11/2026,COMISION,,,,,,"116.00",,"1,059,907.04"',
    ',,,,,,,,,',
  ].join('\r\n'),
  'latin1',
);

/** As a bank that decides for semicolons, decimal commas and one signed column without headings. */
const BARE = mapping(
  { date: '1', amount: '3', trackingKey: '2', senderName: '4' },
  { headerRow: 0, separator: ';', decimalComma: true, dateFormat: 'DD-MMM-YYYY' },
);

const MT940 = `{1:F01BCMRMXMMAXXX0000000000}{2:O940}{4:
:20:ESTADO
:25:012180001234567890
:28C:325/1
:60F:C261119MXN100000,00
:61:2611201120C60023,04NTRFMBAN01002611200011//8846
:86:SPEI RECIBIDO ORDENANTE MARIA NUNEZ LOPEZ CLABE 012180015678901234
REFERENCIA 0012345
:61:2611201120D116,NCHGNONREF
:86:COMISION
:61:2612310102C1,00NTRFKEY20270102
:62F:C261120MXN159908,04
-}
`;

const camt = (entries: string, closing = '160023.04') => `<?xml version="1.0" encoding="UTF-8"?>
<ns:Document xmlns:ns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><ns:BkToCstmrStmt><ns:Stmt>
<ns:Bal><ns:Tp><ns:CdOrPrtry><ns:Cd>OPBD</ns:Cd></ns:CdOrPrtry></ns:Tp><ns:Amt Ccy="MXN">100000.00</ns:Amt><ns:CdtDbtInd>CRDT</ns:CdtDbtInd></ns:Bal>
<ns:Bal><ns:Tp><ns:CdOrPrtry><ns:Cd>CLBD</ns:Cd></ns:CdOrPrtry></ns:Tp><ns:Amt Ccy="MXN">${closing}</ns:Amt><ns:CdtDbtInd>CRDT</ns:CdtDbtInd></ns:Bal>
${entries}
</ns:Stmt></ns:BkToCstmrStmt></ns:Document>`;
const ENTRY = `<ns:Ntry><ns:Amt Ccy="MXN">60023.04</ns:Amt><ns:CdtDbtInd>CRDT</ns:CdtDbtInd><ns:Sts><ns:Cd>BOOK</ns:Cd></ns:Sts><ns:BookgDt><ns:Dt>2026-11-20</ns:Dt></ns:BookgDt>
<ns:NtryDtls><ns:TxDtls><ns:Refs><ns:EndToEndId>MBAN01002611200011</ns:EndToEndId></ns:Refs>
<ns:RltdPties><ns:Dbtr><ns:Pty><ns:Nm>MARIA NUNEZ LOPEZ</ns:Nm></ns:Pty></ns:Dbtr><ns:DbtrAcct><ns:Id><ns:Othr><ns:Id>012180015678901234</ns:Id></ns:Othr></ns:Id></ns:DbtrAcct>
<ns:CdtrAcct><ns:Id><ns:Othr><ns:Id>646180110400000017</ns:Id></ns:Othr></ns:Id></ns:CdtrAcct></ns:RltdPties>
<ns:RmtInf><ns:Ustrd>REFERENCIA 0012345</ns:Ustrd></ns:RmtInf></ns:TxDtls></ns:NtryDtls></ns:Ntry>`;

const read = (
  content: string | Buffer,
  format: 'csv' | 'mt940' | 'camt053',
  by: ReturnType<typeof mapping> | null = null,
) => readBankFile(Buffer.from(content), { format, mapping: by }, TODAY);

describe('a CSV', () => {
  it('is read by the columns of its account, below its preamble', () => {
    const { movements, problems } = read(BBVA_FILE, 'csv', BBVA);
    expect(problems).toEqual([]);
    expect(movements).toEqual([
      {
        line: 4,
        bookedOn: '2026-11-20',
        amount: '60023.04',
        trackingKey: 'BNET01002611200012345678',
        reference: '0012345',
        concept: 'PAGO MENSUALIDAD, NOVIEMBRE',
        senderName: 'MARÍA NÚÑEZ LÓPEZ',
        senderClabe: '012180015678901234',
        creditedClabe: '646180110400000017',
      },
      expect.objectContaining({ line: 5, amount: '-116.00', concept: 'COMISION' }),
    ]);
  });

  it('may have no headings, decimal commas and months by name', () => {
    const { movements, problems } = read('20-nov-2026;K1;1.500,50;Ana\n21-nov-2026;K2;-20;Luis', 'csv', BARE);
    expect(problems).toEqual([]);
    expect(
      movements.map(({ bookedOn, amount, trackingKey, senderName }) => [bookedOn, amount, trackingKey, senderName]),
    ).toEqual([
      ['2026-11-20', '1500.50', 'K1', 'Ana'],
      ['2026-11-21', '-20.00', 'K2', 'Luis'],
    ]);
  });

  it.each<[string, string, object]>([
    [
      'a day that is none',
      '31-feb-2026;K;1,00;A',
      { line: 1, column: 'date', code: 'DATE_INVALID', detail: '31-feb-2026' },
    ],
    ['a day to come', '23-nov-2026;K;1,00;A', { line: 1, column: 'date', code: 'DATE_IN_FUTURE' }],
    ['another format of numbers', '20-nov-2026;K;1,500.00;A', { line: 1, column: 'amount', code: 'AMOUNT_INVALID' }],
    ['no amount', '20-nov-2026;K;;A', { line: 1, column: 'amount', code: 'AMOUNT_MISSING' }],
    [
      'a column that is another',
      `20-nov-2026;${'K'.repeat(41)};1,00;A`,
      { line: 1, column: 'trackingKey', code: 'TEXT_TOO_LONG' },
    ],
    ['a quotation mark too many', '20-nov-2026;"K;1,00;A', { code: 'UNREADABLE' }],
    ['nothing', '', { line: 0, code: 'EMPTY' }],
  ])('with %s is refused by the number of its line', (_, text, problem) => {
    expect(read(text, 'csv', BARE).problems).toEqual([expect.objectContaining(problem)]);
  });

  it('names every line that is wrong, and columns that are missing', () => {
    const { problems } = read('20-nov-2026;K;1,00;A\nayer;K;1,00;A\n20-nov-2026;K;mil;A', 'csv', BARE);
    expect(problems.map(({ line, column }) => [line, column])).toEqual([
      [2, 'date'],
      [3, 'amount'],
    ]);
    expect(read('Fecha,Monto\n', 'csv', mapping({ date: 'Fecha', amount: 'Importe' })).problems).toEqual([
      { line: 1, column: 'amount', code: 'COLUMN_MISSING', detail: 'Importe' },
    ]);
  });

  it('in another encoding is not guessed at', () => {
    expect(read(BBVA_FILE, 'csv', { ...BBVA, encoding: 'utf-8' }).problems).toEqual([
      expect.objectContaining({ code: 'UNREADABLE' }),
    ]);
  });
});

describe('an MT940', () => {
  it('is read with what its free text tells, and reversals as what they take back', () => {
    const { movements, problems } = read(
      MT940.replace(/^:61:261231.*\n/m, '').replace('159908,04', '159907,04'),
      'mt940',
    );
    expect(problems).toEqual([]);
    expect(movements).toEqual([
      expect.objectContaining({
        line: 6,
        bookedOn: '2026-11-20',
        amount: '60023.04',
        trackingKey: 'MBAN01002611200011',
        reference: '0012345',
        senderName: 'MARIA NUNEZ LOPEZ',
        senderClabe: '012180015678901234',
      }),
      expect.objectContaining({ line: 9, amount: '-116.00', concept: 'COMISION' }),
    ]);
  });

  it('counts the days around New Year with the right year', () => {
    expect(
      readBankFile(Buffer.from(MT940), { format: 'mt940', mapping: null }, '2027-02-01').movements.at(-1),
    ).toMatchObject({ bookedOn: '2027-01-02' });
  });

  it.each([
    [
      'its balances do not agree',
      (text: string) => text.replace('60023,04N', '60023,05N').replace(/^:61:261231.*\n/m, ''),
      'BALANCE',
      11,
    ],
    ['a movement is cut', (text: string) => text.replace('C60023,04NTRF', 'C6A023'), 'UNREADABLE', 6],
    ['it is in dollars', (text: string) => text.replace('MXN100000', 'USD100000'), 'CURRENCY', 5],
    ['its day is none', (text: string) => text.replace(':61:2611201120C', ':61:2611311131C'), 'DATE_INVALID', 6],
    ['it is none', () => 'Fecha,Importe', 'UNREADABLE', 0],
  ])('is refused when %s', (_, change, code, line) => {
    expect(read(change(MT940), 'mt940').problems).toContainEqual(expect.objectContaining({ code, line }));
  });
});

describe('a camt.053', () => {
  it('is read whatever its prefix and version', () => {
    const { movements, problems } = read(camt(ENTRY), 'camt053');
    expect(problems).toEqual([]);
    expect(movements).toEqual([
      {
        line: 5,
        bookedOn: '2026-11-20',
        amount: '60023.04',
        trackingKey: 'MBAN01002611200011',
        reference: '0012345',
        concept: 'REFERENCIA 0012345',
        senderName: 'MARIA NUNEZ LOPEZ',
        senderClabe: '012180015678901234',
        creditedClabe: '646180110400000017',
      },
    ]);
  });

  it('takes a batch apart, and leaves out what is only announced', () => {
    const part = (amount: string, key: string) =>
      `<ns:TxDtls><ns:Refs><ns:TxId>${key}</ns:TxId></ns:Refs><ns:Amt Ccy="MXN">${amount}</ns:Amt></ns:TxDtls>`;
    const batch = ENTRY.replace(/<ns:TxDtls>[\s\S]*<\/ns:TxDtls>/, part('60000.00', 'A') + part('23.04', 'B'));
    const pending = ENTRY.replace('>BOOK<', '>PDNG<');
    const { movements, problems } = read(camt(batch + pending), 'camt053');
    expect(problems).toEqual([]);
    expect(movements.map(({ amount, trackingKey }) => [amount, trackingKey])).toEqual([
      ['60000.00', 'A'],
      ['23.04', 'B'],
    ]);
  });

  it.each([
    ['its balances do not agree', camt(ENTRY, '160023.05'), 'BALANCE'],
    ['it is in dollars', camt(ENTRY.replace('Ccy="MXN">60', 'Ccy="USD">60')), 'CURRENCY'],
    ['an entry lacks its amount', camt(ENTRY.replace(/<ns:Amt.*?<\/ns:Amt>/, '')), 'UNREADABLE'],
    ['it has no day', camt(ENTRY.replace(/<ns:BookgDt>.*<\/ns:BookgDt>/, '')), 'DATE_INVALID'],
    ['it defines something', camt(ENTRY).replace('<ns:Document', '<!DOCTYPE x><ns:Document'), 'UNREADABLE'],
    ['it is cut off', camt(ENTRY).slice(0, -60), 'UNREADABLE'],
  ])('is refused when %s', (_, xml, code) => {
    expect(read(xml, 'camt053').problems).toContainEqual(expect.objectContaining({ code }));
  });
});
