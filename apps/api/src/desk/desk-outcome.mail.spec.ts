import { afterEach, describe, expect, it } from '@jest/globals';
import { setWording } from '@flota/texts/wording';
import { renderMail } from '../platform/mail/render-mail.js';
import { deskOutcome, type DeskOutcome } from './desk-outcome.mail.js';
import { sender } from '../testing/mail-sender.js';

const eventId = '0198a000-0000-7000-8000-000000000000';
const reason = 'Solo para colegas';

const outcome: DeskOutcome = {
  folio: 'A-7K3MQ-92XAB',
  name: 'Ana Ruiz',
  contractNumber: 'FL-2024-000123',
  otherContractNumber: null,
  vehicle: 'Cascadia 126 2024',
  amount: '60000.00',
  action: { kind: 'reversal', eventId, cause: 'bounced', reason },
  undone: { type: 'payment', amount: '60000.00', on: '2026-11-20', isBroughtBack: false },
  after: {
    dueNow: '65502.73',
    overdue: '65502.73',
    lateInterest: '120.50',
    credit: '0.00',
    capital: '900000.00',
    payoff: '970000.00',
    nextPayment: { payableUntil: '2026-11-27', missing: '65502.73' },
    lastDueOn: '2029-01-27',
    paidOffOn: null,
  },
  accountUrl: 'https://flota.test/my-account/balances/1',
};

const render = (change: Partial<DeskOutcome> = {}) =>
  renderMail(deskOutcome(sender, { ...outcome, ...change }), sender);

afterEach(() => setWording({}));

describe('what a customer is told of the desk', () => {
  it('says what was taken back, why, and how the contract stands', () => {
    const { subject, text } = render();
    expect(subject).toBe('Cancelamos un pago, contrato FL-2024-000123');
    for (const said of [
      'Cancelamos el pago de $60,000.00 MXN del 20 de noviembre de 2026',
      'El banco devolvió el dinero',
      'puede haber intereses moratorios',
      'Por pagar hoy: $65,502.73',
      'De ello, moratorios con IVA: $120.50',
      'Siguiente pago, hasta el 27 de noviembre de 2026: $65,502.73',
      'Saldo de capital: $900,000.00',
    ]) {
      expect(text).toContain(said);
    }
    expect(text).not.toContain(reason);
    expect(text).not.toContain('Saldo a favor');
  });

  it.each([
    [{ kind: 'refund', amount: '1', clabe: '646180110400000007', reason }, 'CLABE terminada en 007'],
    [{ kind: 'waiver', amount: '1', instalment: 3, reason }, 'Le condonamos $60,000.00 MXN de intereses moratorios'],
    [{ kind: 'credit_to_capital', amount: '1', reason }, 'abonamos $60,000.00 MXN de su saldo a favor al capital'],
    [{ kind: 'transfer', amount: '1', toContractId: eventId, reason }, 'a su contrato FL-2 de otro año'],
  ] as const)('says of %j what it did', (action, said) => {
    const { text } = render({ action, otherContractNumber: 'FL-2 de otro año' });
    expect(text).toContain(said);
    expect(text).not.toContain(reason);
    expect(text).not.toContain('646180110400000007');
  });

  it('tells a corrected amount from a payment that was of another contract', () => {
    const action = {
      kind: 'correction',
      eventId,
      toContractId: eventId,
      transferKind: 'payment',
      amount: '6000.00',
      receivedOn: '2026-11-19',
      reference: 'CLAVE 1',
      reason,
    } as const;
    expect(render({ action }).text).toContain('es de $6,000.00 MXN con fecha 19 de noviembre de 2026');
    const elsewhere = render({ action, otherContractNumber: 'FL-2' }).text;
    expect(elsewhere).toContain('correspondía a otro contrato');
    expect(elsewhere).not.toContain('FL-2 ');
  });

  it('says that what was taken back counts again', () => {
    const undone = { type: 'waiver', amount: '10.00', on: '2026-11-20', isBroughtBack: true };
    expect(render({ undone }).text).toContain('Vuelve a contar la condonación de intereses moratorios de $10.00 MXN');
  });

  it('says it in the lender’s own words, those within a sentence too', () => {
    setWording({
      'everyMail.greeting': 'Estimada {name}:',
      'reversalCauses.bounced': 'El banco lo rechazó.',
      'reversedMovements.payment': 'su pago del {day} por {amount}',
      'deskOutcomeMail.capital': 'Capital pendiente',
    });
    const { text } = render();
    for (const said of [
      'Estimada Ana Ruiz:',
      'Cancelamos su pago del 20 de noviembre de 2026 por $60,000.00 MXN. El banco lo rechazó.',
      'Capital pendiente: $900,000.00',
    ]) {
      expect(text).toContain(said);
    }
  });
});
