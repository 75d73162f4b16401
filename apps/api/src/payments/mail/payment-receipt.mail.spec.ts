import { describe, expect, it } from '@jest/globals';
import { renderMail } from '../../platform/mail/render-mail.js';
import { paymentReceipt, type ReceivedMoney } from './payment-receipt.mail.js';
import { sender } from '../../testing/mail-sender.js';

const nothing = '0.00';
const payment: ReceivedMoney = {
  folio: 'R-7K3MQ-92XAB',
  name: 'Ana Ruiz',
  contractNumber: 'FL-2024-000123',
  vehicle: 'Cascadia 126 2024',
  kind: 'due',
  means: 'stripe',
  amount: '65502.73',
  paidOn: '2026-11-20',
  accountUrl: 'https://flota.test/my-account/balances/1',
  applied: {
    parts: {
      capital: '50000.00',
      interest: '14000.00',
      rent: nothing,
      vat: nothing,
      lateInterest: '1400.00',
      lateVat: '98.73',
    },
    lines: [],
    valueOn: '2026-11-20',
    postedOn: '2026-11-20',
    unapplied: '4.00',
    dueBalance: '-4.00',
    capitalBalance: '900000.00',
  },
};

const render = (received: ReceivedMoney) => renderMail(paymentReceipt(sender, received), sender);

describe('the receipt of a payment', () => {
  it('says what came, what it paid and what is left, in both of its parts', () => {
    const { subject, html, text } = render(payment);
    expect(subject).toBe('Recibimos su pago de $65,502.73 MXN, folio R-7K3MQ-92XAB');
    expect(text).toContain(
      [
        'Concepto: Pago del adeudo',
        'Intereses moratorios: $1,400.00',
        'IVA de intereses moratorios: $98.73',
        'Intereses: $14,000.00',
        'Capital: $50,000.00',
        'A favor de próximos pagos: $4.00',
        'Total pagado: $65,502.73',
        'Por pagar hoy: $0.00',
        'Saldo de capital: $900,000.00',
      ].join('\n'),
    );
    for (const said of ['20 de noviembre de 2026', 'FL-2024-000123', '$900,000.00', payment.accountUrl]) {
      for (const part of [html, text]) expect(part).toContain(said);
    }
  });

  it('says by what means it came', () => {
    const said = (means: ReceivedMoney['means']) => render({ ...payment, means }).text;
    expect(said('sandbox')).toContain('recibimos $65,502.73 MXN con tarjeta para su contrato');
    expect(said('transfer')).toContain('recibimos $65,502.73 MXN por transferencia para su contrato');
  });

  it('knows no capital of a pure lease', () => {
    const { text } = render({
      ...payment,
      applied: { ...payment.applied, capitalBalance: null },
    });
    expect(text).not.toContain('Saldo de capital');
  });
});
