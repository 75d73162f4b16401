import { addDays, dayInMexico } from '@flota/schemas';
import { dateColumn } from '@flota/records';
import type { SeedContext } from '../context.js';
import { createSigningRequest } from '../factories/signing-request.factory.js';

/** Whose contracts have something to sign. */
const CUSTOMER = 'empresa@flota.test';
const STAFF = 'care@flota.test';

const DAYS_TO_SIGN = 14;

/** How long the worker needs at most until the document is in the sandbox, where its signature waits. */
const UNTIL_SENT_MS = 20_000;

interface DemoSigning {
  folio: string;
  title: string;
  note: string;
  isSigned: boolean;
}

const demoSignings: readonly DemoSigning[] = [
  {
    folio: 'E-6M2QT-V8C4N',
    title: 'Convenio de domiciliación',
    note: 'Con su firma, sus mensualidades se cargan solas a la cuenta que nos indicó.',
    isSigned: true,
  },
  {
    folio: 'E-3K9WH-T5X7B',
    title: 'Adenda al contrato: cambio de distribuidor',
    note: 'Solo cambia el taller donde se recibe la unidad; sus pagos quedan igual.',
    isSigned: false,
  },
];

/** A document that waits to be signed and one that is, unless somebody asked for one already. Both go through the sandbox. */
export async function seedDemoSigning(context: SeedContext): Promise<number> {
  const { database, fieldCipher, now, storage } = context;
  if (!fieldCipher || !storage || (await database.signingRequest.count()) > 0) return 0;
  const contract = await database.contract.findFirst({
    where: { customer: { email: CUSTOMER }, state: 'active' },
    orderBy: { number: 'asc' },
  });
  const maker = await database.staffAccount.findUnique({ where: { email: STAFF }, select: { id: true } });
  if (!contract || !maker) return 0;
  const deadline = dateColumn(addDays(dayInMexico(now), DAYS_TO_SIGN));
  for (const { isSigned, ...asked } of demoSignings) {
    const { id: requestId } = await createSigningRequest(database, fieldCipher, {
      ...asked,
      contractId: contract.id,
      makerId: maker.id,
      deadline,
      line: `${asked.title.normalize('NFKD').replace(/[^ -~]/g, '')} (ejemplo), ${asked.folio}`,
      storage,
    });
    await database.signingErrand.create({ data: { requestId } });
    if (!isSigned) continue;
    const { id: signerId, name, rfc } = await database.signingSigner.findFirstOrThrow({ where: { requestId } });
    await database.sandboxSignature.create({ data: { signerId, name, rfc, declined: false } });
    const nextAttemptAt = new Date(now.getTime() + UNTIL_SENT_MS);
    await database.signingErrand.create({ data: { requestId, nextAttemptAt } });
  }
  return demoSignings.length;
}
