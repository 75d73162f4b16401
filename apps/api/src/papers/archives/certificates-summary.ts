import { formatLongDay, formatMoney, sumOf } from '@flota/figures';
import type { ContractDocument } from '@flota/prisma';
import { CSV_MARK, csvLine } from '../../platform/resources/csv.js';
import type { Summary } from '../files/zipped-papers.js';
import { certifiedFiguresSchema } from '../list/certified-figures.js';
import type { OwnContract } from '../list/own-contracts.js';
import { LETTER_NAMES } from '../list/paper-names.js';

type Certificate = Pick<ContractDocument, 'contractId' | 'figures' | 'folio' | 'kind'>;

const HEAD = [
  ...['RFC', 'Razón social', 'Contrato', 'Nombre', 'Constancia', 'Folio', 'Hasta'],
  ...['Intereses o rentas', 'IVA', 'Intereses moratorios', 'IVA de moratorios', 'Total'],
];

/** What the certificates of a year add up to: contract by contract for a spreadsheet, and by RFC in words. */
export function certificatesSummary(
  year: number,
  certificates: readonly Certificate[],
  contracts: ReadonlyMap<string, OwnContract>,
): Summary {
  const rows = certificates
    .flatMap(({ contractId, figures, folio, kind }) => {
      const contract = contracts.get(contractId);
      return contract ? [{ contract, folio, kind, figures: certifiedFiguresSchema.parse(figures) }] : [];
    })
    .toSorted((one, other) => sortKey(one.contract).localeCompare(sortKey(other.contract)));
  const path = `constancias-${year}.csv`;
  const lines = rows.map(({ contract: { company, nickname, number }, figures, folio, kind }) => {
    const { interest, lateInterest, lateVat, rent, total, until, vat } = figures;
    return [
      ...[company.rfc, company.legalName, number, nickname, LETTER_NAMES[kind], folio, until],
      ...[interest ?? rent, vat, lateInterest, lateVat, total],
    ];
  });
  const [latest] = rows
    .map(({ figures }) => figures.until)
    .toSorted()
    .toReversed();
  return {
    file: { path, content: Buffer.from(CSV_MARK + [HEAD, ...lines].map(csvLine).join('')) },
    about: [
      `Son las constancias de lo que pagó en ${year}${latest ? `, hasta el ${formatLongDay(latest)}` : ''}.`,
      `Sus cifras, contrato por contrato, están en ${path}. En total, con IVA:`,
      ...[...new Set(rows.map(({ contract }) => contract.company.rfc))].map((rfc) => {
        const own = rows.filter(({ contract }) => contract.company.rfc === rfc);
        const total = formatMoney(sumOf(own.map(({ figures }) => figures.total)));
        return `- ${rfc}, ${own[0]?.contract.company.legalName ?? ''}: ${total} (${own.length})`;
      }),
    ],
  };
}

const sortKey = ({ company, number }: OwnContract): string => `${company.rfc} ${number}`;
