import { describe, expect, it } from '@jest/globals';
import { needOf } from './page-needs.js';

describe('what a page of the account takes', () => {
  it.each([
    ['/my-account/balances', 'money'],
    ['/my-account/balances/7?ver=movimientos', 'money'],
    ['/my-account/bills?contrato=7', 'papers'],
    ['/my-account/bills/factura-del-vehiculo?contrato=7', 'manage'],
    ['/my-account/perfil#fiscales', 'own'],
    ['/my-account/perfil', null],
    ['/my-account/seguros-de-otro', null],
    ['/calculadora/paso-1', null],
  ])('%s: %s', (address, need) => expect(needOf(address)).toBe(need));
});
