import { describe, expect, it } from '@jest/globals';
import { probablyMeant } from './mistaken-email.js';

describe('probablyMeant', () => {
  it.each([
    ['ana@gmial.com', 'ana@gmail.com'],
    ['ana@gmal.com', 'ana@gmail.com'],
    ['ana@gmaill.com', 'ana@gmail.com'],
    ['ana@gnail.com', 'ana@gmail.com'],
    ['ana@gmail.con', 'ana@gmail.com'],
    ['ana@gmail.co', 'ana@gmail.com'],
    ['ana@gmail.com.mx', 'ana@gmail.com'],
    ['ana@hotmial.com', 'ana@hotmail.com'],
    ['ana@hotmai.com', 'ana@hotmail.com'],
    ['ana@homail.com', 'ana@hotmail.com'],
    ['ana@yaho.com.mx', 'ana@yahoo.com.mx'],
    ['ana@yahoo.com.mz', 'ana@yahoo.com.mx'],
    ['ana@yahooo.com', 'ana@yahoo.com'],
    ['ana@outlok.com', 'ana@outlook.com'],
    ['ana@outloock.com', 'ana@outlook.com'],
    ['ana@iclud.com', 'ana@icloud.com'],
    ['ana@prodigy.net', 'ana@prodigy.net.mx'],
    [' Ana.Ruiz+flota@GMIAL.com ', 'Ana.Ruiz+flota@gmail.com'],
    ['compras@transportesruiz.con', 'compras@transportesruiz.com'],
  ])('%s is probably %s', (typed, meant) => expect(probablyMeant(typed)).toBe(meant));

  it.each([
    'ana@gmail.com',
    'ana@hotmail.com',
    'ana@yahoo.com.mx',
    'ana@live.com.mx',
    'ana@mail.com',
    'ana@ymail.com',
    'ana@me.com',
    'ana@yahoo.es',
    'ana@aol.com',
    'ana@unam.mx',
    'ana@fletes-del-norte.com.mx',
    'ana@mailbox.org',
    'ana@example.com',
    'ana@gmail',
    'ana@',
    'gmial.com',
    '',
    'ana@gmial.com otra@gmial.com',
  ])('asks nothing of %s', (typed) => expect(probablyMeant(typed)).toBeNull());
});
