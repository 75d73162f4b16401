import type { SeedContext } from '../context.js';

const FOLIO = 'G-DEM00-PAG00';
const CONTRACT = 'FL-2025-000902';

/** As the sandbox knows its first test card again. */
const METHOD = 'sandbox_card_demo_4242424242424242';

const TEXT = [
  'Autorizo a cobrar a la tarjeta que elegí lo que deba de mi contrato, el día que vence cada pago.',
  'Me avisarán por correo al menos tres días antes de cada cobro, y puedo desactivarlo cuando quiera.',
].join('\n\n');

/**
 * A demo contract is paid by itself, with a card that the sandbox keeps: its next charge is planned when the worker starts.
 * Unless somebody's is already.
 */
export async function seedDemoAutomaticPayment({ database, now }: SeedContext): Promise<number> {
  if ((await database.automaticPayment.count()) > 0) return 0;
  const contract = await database.contract.findFirst({
    where: { number: CONTRACT },
    select: { id: true, customerId: true },
  });
  if (!contract) return 0;
  const card = await database.savedCard.create({
    data: {
      customerId: contract.customerId,
      provider: 'sandbox',
      state: 'saved',
      setupExpiresAt: now,
      savedAt: now,
      holderReference: 'sandbox_holder_demo',
      methodReference: METHOD,
      brand: 'visa',
      lastFour: '4242',
      expiryMonth: 12,
      expiryYear: now.getUTCFullYear() + 3,
    },
  });
  await database.automaticPayment.create({
    data: {
      folio: FOLIO,
      contractId: contract.id,
      cardId: card.id,
      daysBefore: 1,
      textVersion: 'demo',
      text: TEXT,
      acceptedAt: now,
      addressHash: '',
    },
  });
  return 2;
}
