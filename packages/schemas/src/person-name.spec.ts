import { describe, expect, it } from '@jest/globals';
import { personNameSchema } from './person-name.js';

const codeOf = (name: string) => personNameSchema.safeParse(name).error?.issues[0]?.message ?? null;

describe('a name', () => {
  it.each([
    'Ana Ruiz',
    'María José Ñúñez-Güemes',
    "Brendan O'Farrill",
    'Ma. de los Ángeles Pérez y Pérez',
    'J. Guadalupe Rdz. Mtz.',
    'Transportes del Norte, S.A. de C.V.',
    'TRANSPORTES A.B.C., S. DE R.L. DE C.V.',
    'Grupo Águila S.A.P.I. de C.V., SOFOM, E.N.R.',
    '3M',
    'Autotransportes 2000 & Hijos (Monterrey)',
    'Fletes "El Güero" #7',
    'Línea Coordinada 1/2 Luna',
    'Comercializadora 20/20',
    'Li Na',
    '王伟',
  ])('is %s', (name) => {
    expect(personNameSchema.parse(name)).toBe(name);
  });

  it.each([
    ['  Ana   Ruiz ', 'Ana Ruiz'],
    ['Ana\u00a0Ruiz', 'Ana Ruiz'],
    ['Ma.Elena Solís', 'Ma. Elena Solís'],
    ['Hielo S.A.de C.V.', 'Hielo S.A. de C.V.'],
    ['Fab.de Muebles', 'Fab. de Muebles'],
    ['gane en premios.quest', 'gane en premios. quest'],
    ['Jose\u0301', 'José'],
  ])('%s is kept as %s', (name, kept) => {
    expect(personNameSchema.parse(name)).toBe(kept);
  });

  it.each([
    'Entre a https://evil.test/x',
    'hxxp://evil',
    'evil.com',
    'Grupo ABC.com',
    'SU CUENTA EN FLOTA-PAGOS.MX',
    'www.evil',
    't.me/ganador',
    'bit.ly',
    'ana@evil.test',
    'Visite 203.0.113.9 hoy',
    'Ana. //evil',
    'Ganó un camión, llame al 55 1234 5678',
    'WhatsApp (477)123-4567',
  ])('is not %s, which sends people somewhere', (name) => {
    expect(codeOf(name)).toBe('NAME.HAS_ADDRESS');
  });

  it.each([
    ['turned around', 'Ana\u202Emoc.live'],
    ['isolated', '\u2066Ana\u2069'],
    ['of zero width', 'An\u200ba'],
    ['joined', 'evil\u2060.com'],
    ['a soft hyphen', 'ev\u00adil'],
    ['a filler', '\u3164\u3164\u3164'],
    ['a line', 'Ana\nBcc: x'],
    ['a line of Unicode', 'Ana\u2028Ruiz'],
    ['a NUL', 'Ana\u0000'],
    ['half a sign', 'Ana \ud800'],
    ['piled up', 'A\u0301\u0302\u0303\u0304na'],
    ['another dot', 'evil。com'],
    ['nothing but signs', '...---'],
  ])('has nothing unseen: %s', (_what, name) => {
    expect(codeOf(name)).toBe('NAME.INVALID');
  });

  it('ends before it is a letter to somebody', () => {
    expect(codeOf('a'.repeat(121))).toBe('NAME.TOO_LONG');
    expect(codeOf('A')).toBe('NAME.TOO_SHORT');
    expect(codeOf('   ')).toBe('NAME.REQUIRED');
  });

  it('is read in no time whatever it is', () => {
    const start = process.cpuUsage();
    for (const text of ['1.'.repeat(60), 'a.'.repeat(60), '1 '.repeat(60), '\u0301'.repeat(120)]) codeOf(text);
    // Of the processor, which others may have meanwhile.
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1_000).toBeLessThan(50);
  });
});
