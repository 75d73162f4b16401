import { describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { CompactEncrypt } from 'jose';
import { keyRing } from './key-ring.js';
import { SealBrokenError, SealedFields } from './sealed-fields.js';

const line = (id: string, secret = randomBytes(32)) => `${id}:${secret.toString('base64')}`;
const [old, next] = [line('2026'), line('2027')];
const fields = (...lines: string[]) => new SealedFields(keyRing.parse(lines.join('\n')));
const person = { folio: 'P-1', rfc: 'TRN980722AB1', phones: ['5512345678'], curp: null };

describe('sealed fields', () => {
  it('are read by the other side, and by nobody else', async () => {
    const sealed = await fields(old).seal(person, ['rfc', 'phones', 'curp']);
    expect(sealed).toMatchObject({ folio: 'P-1', curp: null });
    expect(JSON.stringify(sealed)).not.toContain('TRN980722AB1');
    expect(await fields(old).open(sealed.rfc, 'rfc')).toBe('TRN980722AB1');
    expect(await fields(old).open(String(sealed.phones), 'phones')).toEqual(['5512345678']);
    await expect(fields(line('2026')).open(sealed.rfc, 'rfc')).rejects.toThrow(SealBrokenError);
  });

  it('go as they are where there is no key', async () => {
    expect(await fields('').seal(person, ['rfc'])).toEqual(person);
  });

  it('outlive a change of keys on either side', async () => {
    const before = await fields(old).seal(person, ['rfc']);
    const after = await fields(next, old).seal(person, ['rfc']);
    for (const { rfc } of [before, after]) expect(await fields(next, old).open(rfc, 'rfc')).toBe(person.rfc);
    await expect(fields(next).open(before.rfc, 'rfc')).rejects.toThrow(SealBrokenError);
  });

  it('are of one field only, and none once a letter of them was changed', async () => {
    const { rfc } = await fields(old).seal(person, ['rfc']);
    await expect(fields(old).open(rfc, 'curp')).rejects.toThrow(SealBrokenError);
    const parts = rfc.split('.');
    for (const at of [0, 2, 3, 4]) {
      const part = parts[at] ?? '';
      const changed = [...parts];
      changed[at] = `${part.startsWith('A') ? 'B' : 'A'}${part.slice(1)}`;
      await expect(fields(old).open(changed.join('.'), 'rfc')).rejects.toThrow(SealBrokenError);
    }
  });

  it('are none by an algorithm that somebody else chose', async () => {
    const secret = Buffer.from(old.split(':')[1] ?? '', 'base64');
    const other = await new CompactEncrypt(Buffer.from('"x"'))
      .setProtectedHeader({ alg: 'A256KW', enc: 'A256GCM', kid: '2026', field: 'rfc' })
      .encrypt(secret);
    for (const text of [other, '', 'a.b.c', 'TRN980722AB1']) {
      await expect(fields(old).open(text, 'rfc')).rejects.toThrow(SealBrokenError);
    }
  });
});

it.each(['2026', '2026:short', `a b:${'A'.repeat(43)}=`, `${old}\n${line('2026')}`])(
  '%s is no ring of keys',
  (text) => {
    expect(keyRing.safeParse(text).success).toBe(false);
  },
);
