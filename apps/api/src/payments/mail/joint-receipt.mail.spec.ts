import { expect, it } from '@jest/globals';
import { renderMail } from '../../platform/mail/render-mail.js';
import { jointReceipt } from './joint-receipt.mail.js';
import { sender } from '../../testing/mail-sender.js';

it('says what came for each contract, in all, and what they still owe without the credit of another', () => {
  const { subject, html, text } = renderMail(
    jointReceipt(sender, {
      name: 'Ana Ruiz',
      means: 'stripe',
      paidOn: '2026-11-20',
      accountUrl: 'https://flota.test/my-account/pagos',
      payments: [
        {
          folio: 'R-7K3MQ-92XAB',
          contract: 'El Norteño, FL-2024-000123',
          vehicle: 'Freightliner Cascadia 126 2024',
          amount: '65502.73',
          dueBalance: '-4.00',
        },
        {
          folio: 'R-8K3MQ-92XAC',
          contract: 'FL-2025-000418',
          vehicle: 'Freightliner M2 106 2025',
          amount: '1000.00',
          dueBalance: '250.10',
        },
      ],
    }),
    sender,
  );
  expect(subject).toBe('Recibimos su pago de $66,502.73 MXN para 2 contratos');
  expect(text).toContain(
    [
      'El Norteño, FL-2024-000123 (Freightliner Cascadia 126 2024), folio R-7K3MQ-92XAB: $65,502.73',
      'FL-2025-000418 (Freightliner M2 106 2025), folio R-8K3MQ-92XAC: $1,000.00',
      'Total pagado: $66,502.73',
      'Por pagar hoy en estos contratos: $250.10',
    ].join('\n'),
  );
  for (const part of [html, text]) {
    expect(part).toContain('El 20 de noviembre de 2026 recibimos $66,502.73 MXN con tarjeta para 2 de sus contratos');
    expect(part).toContain('https://flota.test/my-account/pagos');
  }
});
