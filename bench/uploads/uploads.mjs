/**
 * How much memory the API takes while twenty requests of ten megabytes each (two files of five) come in at once, three
 * times over: what is held at rest, and the most during each round.
 *
 * Run `npm run build` first, then `node bench/uploads/uploads.mjs`.
 */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { withStack } from '../stack.mjs';

const AT_ONCE = 20;
const ROUNDS = 3;
const FILE_BYTES = 5 * 1024 * 1024 - 1_024;
const SAMPLE_MS = 20;

const request = {
  right: 'rectification',
  holderName: 'Ana Ruiz Peña',
  address: 'Calle Uno 2, 64000 Monterrey, Nuevo León',
  phone: '81 1234 5678',
  email: 'ana@ejemplo.mx',
  relation: 'representative',
  representativeName: 'Luis Ortega',
  representativePower: 'notarial',
  idKind: 'ine',
  description: 'Mi domicilio está equivocado en sus registros.',
  detail: 'Dice Calle Dos y es Calle Uno.',
  consent: true,
};

await withStack({ BOT_DEFENCE: 'off', LOG_LEVEL: 'warn' }, async (stack) => {
  const megabytes = () => {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${stack.pids().api}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes) / 1024);
  };
  await send(stack.url);
  await delay(2_000);
  const table = [{ round: 'at rest', 'RSS MB': megabytes() }];
  for (let round = 1; round <= ROUNDS; round++) {
    const forms = Array.from({ length: AT_ONCE }, form);
    let most = 0;
    const sampling = setInterval(() => (most = Math.max(most, megabytes())), SAMPLE_MS);
    const start = Date.now();
    const statuses = await Promise.all(forms.map((body) => send(stack.url, body)));
    const seconds = (Date.now() - start) / 1000;
    clearInterval(sampling);
    const counted = Object.entries(Object.groupBy(statuses, String)).map(
      ([status, all]) => `${all.length} × ${status}`,
    );
    table.push({ round: String(round), 'RSS MB': most, seconds, answers: counted.join(', ') });
  }
  await delay(3_000);
  table.push({ round: 'after', 'RSS MB': megabytes() });
  console.table(table);
});

/** @param {string} url */
async function send(url, body = form()) {
  const { status } = await fetch(`${url}/api/rights-requests`, { method: 'POST', body });
  return status;
}

function form() {
  const body = new FormData();
  body.set('request', JSON.stringify(request));
  for (const name of ['identification', 'power']) body.set(name, new Blob([pdf()]), `${name}.pdf`);
  return body;
}

/** One page with a picture of noise, as a scanner makes them: nothing of it can be compressed. */
function pdf() {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /XObject << /Scan 4 0 R >> >> >>',
  ].map((object, index) => Buffer.from(`${index + 1} 0 obj\n${object}\nendobj\n`));
  const noise = randomBytes(FILE_BYTES - 1_024);
  const picture = [
    Buffer.from(`4 0 obj\n<< /Subtype /Image /Width 1 /Height 1 /Length ${noise.length} >>\nstream\n`),
    noise,
    Buffer.from('\nendstream\nendobj\n'),
  ];
  const parts = [Buffer.from('%PDF-1.7\n'), ...objects, ...picture];
  const offsets = [];
  let at = parts[0].length;
  for (const part of [...objects, Buffer.concat(picture)]) {
    offsets.push(at);
    at += part.length;
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 5\n0000000000 65535 f \n${rows}trailer\n<< /Size 5 /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(end)]);
}
