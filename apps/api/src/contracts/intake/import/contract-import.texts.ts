import { CONTRACT_INTAKE_TEXTS } from '@flota/schemas';
import { FILE_NAMES, type ImportProblem, type ImportReport } from './contract-import.service.js';

const UNNAMED = 'Falta este dato o no es válido.';

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
  return `${FILE_NAMES[file]}, renglón ${line}, ${column}: ${CONTRACT_INTAKE_TEXTS[code] ?? UNNAMED}${balance}`;
}
