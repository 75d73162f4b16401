import { describe, expect, it } from '@jest/globals';
import { movementWords } from './contract.texts.js';

const credit = { kind: 'direct_credit', termMonths: 60 } as const;
const lease = { kind: 'pure_lease', termMonths: 36 } as const;

describe('movementWords', () => {
  it.each([
    [credit, 'instalment', 14, '', 'Mensualidad 14 de 60'],
    [lease, 'instalment', 1, '', 'Renta 1 de 36'],
    [credit, 'late_interest', 14, '', 'Intereses moratorios, mensualidad 14'],
    [lease, 'late_interest', 3, '', 'Intereses moratorios, renta 3'],
    [credit, 'late_interest', 61, '', 'Intereses moratorios, pago final'],
    [credit, 'balloon', 61, '', 'Pago final'],
    [credit, 'payment', null, 'SPEI 0123', 'Pago recibido, SPEI 0123'],
    [credit, 'payment', null, '', 'Pago recibido'],
    [credit, 'application', null, '', 'Aplicación de saldo a favor'],
  ] as const)('of %j: %s %s "%s" is "%s"', (contract, kind, instalmentNumber, reference, words) => {
    expect(movementWords(contract, { kind, instalmentNumber, reference })).toBe(words);
  });
});
