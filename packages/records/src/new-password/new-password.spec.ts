import { describe, expect, it } from '@jest/globals';
import { judgePassword } from './index.js';

const ABOUT = ['Flota Financiera', 'Ramiro Ochoa Beltrán', 'ramiro.ochoa@transportes.mx'];

const faultOf = async (password: string) => (await judgePassword(password, ABOUT)).fault;

describe('judgePassword', () => {
  it.each(['motherfucker', 'MotherFucker', 'sonyericsson', 'sonyericsson2026!', '123456789qwe', 'q1w2e3r4t5y6'])(
    'refuses %s, which other sites lost',
    async (password) => {
      expect(await faultOf(password)).toBe('leaked');
    },
  );

  it.each([
    'flotafinanciera1',
    'Flota Financiera 2026',
    'ramiroochoa2026',
    'ramiro.ochoa1',
    'soy-RAMIRO.OCHOA',
    'BeltranRamiro1',
  ])('refuses %s, which is about its owner or us', async (password) => {
    expect(await faultOf(password)).toBe('personal');
  });

  it.each([
    '123454321234',
    'Contraseña2026',
    'contraseña1234',
    'P4ssw0rd20262026',
    'te-amo-te-amo-te-amo',
    'te amo mucho',
    'aaaaaaaaaaaaaa',
    '121212121212121212',
    'camionescamiones',
    'tractocamion',
    'Tractocamión',
    'mi tractocamion',
    'Tractocamion2026',
    'refaccionaria',
    'mensualidades',
    'kenworth2026!',
    'virgendeguadalupe',
    'mexicolindoyquerido',
    'cruzazulcampeon',
    'guadalajara2026',
    '19850312juan',
    'qwertyuiop12345',
  ])('refuses %s, which is guessed early', async (password) => {
    expect(await faultOf(password)).not.toBeNull();
  });

  it.each([
    'caballo bateria grapa',
    'mi flota rueda de noche',
    'Contraseña de la tía Lupe',
    'x7Kp2mQ9vT3w',
    'ana ve la carretera',
    'mi perro Ramiro come tacos',
  ])('takes %s', async (password) => {
    expect(await faultOf(password)).toBeNull();
  });

  it('calls a longer phrase better than a short one', async () => {
    const levels = await Promise.all(
      ['trespalas9rojas', 'caballo bateria grapa verde'].map(async (text) => (await judgePassword(text, ABOUT)).level),
    );
    expect(levels[0]).toBeLessThan(levels[1] ?? 0);
  });

  it.each([
    ['one letter', 'a'.repeat(128)],
    ['replaced letters', 'p4$$w0rd'.repeat(16)],
    ['days', '01/02/2003'.repeat(13).slice(0, 128)],
  ])('is done with the longest one of %s before a request is in the way', async (_name, password) => {
    await judgePassword('una de calentamiento', ABOUT);
    const start = process.cpuUsage();
    await judgePassword(password, ABOUT);
    // Of the processor, which others may have meanwhile.
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1_000).toBeLessThan(1_000);
  });
});
