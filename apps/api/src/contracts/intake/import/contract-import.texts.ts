import { FIELD_TEXTS, type FieldCode } from '@flota/schemas';
import { FILE_NAMES, type ImportProblem, type ImportReport } from './contract-import.service.js';

/** Where a file of old contracts is mended in another way than a form of today. */
const IMPORT_TEXTS: Readonly<Partial<Record<FieldCode, string>>> = {
  'AMOUNT.OUT_OF_RANGE': 'Escriba una cantidad mayor que cero.',
  'DATE.INVALID': 'Escriba la fecha como 2026-11-20: año, mes y día.',
  'DECIMAL.INVALID': 'Escriba un número como 1234.50, con punto decimal.',
  'FIELD.INVALID': 'Falta este dato o no es válido.',
  'KIND.INVALID': 'Elija uno de los tipos que se ofrecen.',
  'NUMBER.INVALID': 'Escriba un número entero dentro de los límites.',
  'PREPAYMENT.AMOUNT_DUE': 'Había pagos pendientes a esa fecha. Tráigalo como pago.',
  'PREPAYMENT.BELOW_MINIMUM': 'El abono a capital es menor que el mínimo del contrato.',
  'PREPAYMENT.OUT_OF_RANGE': 'El abono cubre todo el saldo. Tráigalo como liquidación.',
  'REFERENCE.REQUIRED': 'Escriba la referencia del pago.',
  'SLUG.INVALID': 'Escriba el distribuidor como en su dirección del sitio, por ejemplo camiones-del-bajio-leon.',
  'TEXT.REQUIRED': 'Escriba este dato.',
  'TEXT.TOO_LONG': 'El texto es demasiado largo.',
};

/** The report as lines to be read by whoever keeps the lender's books. */
export function importWords(report: ImportReport, { write }: { write: boolean }): string[] {
  const { opened, alreadyThere, refused, knownHolders, problems } = report;
  const known = knownHolders > 0 ? [`Titulares que ya eran clientes y conservan sus datos: ${knownHolders}.`] : [];
  return [
    ...problems.map(problemWords),
    `${write ? 'Guardados' : 'Listos para guardar'}: ${opened}. Ya estaban: ${alreadyThere}. Rechazados: ${refused}.`,
    ...known,
    ...(write || opened === 0 ? [] : ['No se guardó nada. Repita con --write para guardar lo que está listo.']),
  ];
}

function problemWords({ file, line, column, code, detail }: ImportProblem): string {
  const balance = code === 'BALANCE.DIFFERENT' ? ` Aquí resulta ${detail}.` : '';
  return `${FILE_NAMES[file]}, renglón ${line}, ${column}: ${IMPORT_TEXTS[code] ?? FIELD_TEXTS[code]}${balance}`;
}
