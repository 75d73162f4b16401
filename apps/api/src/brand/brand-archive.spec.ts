import { describe, expect, it } from '@jest/globals';
import { type AdminBrand, type BrandLook, DEFAULT_LOOK, DEFAULT_NAVIGATION } from '@flota/schemas';
import type { Wording } from '@flota/texts';
import { strToU8, zipSync } from 'fflate';
import type { NavigationService, OwnNavigations } from '../navigation/index.js';
import type { WordingService } from '../wording/index.js';
import { BrandArchive } from './brand-archive.js';
import { BrandPictures } from './brand-pictures.service.js';
import { BrandService } from './brand.service.js';
import { cleanPicture } from './pictures/clean-picture.js';

const ACTOR = { id: null, email: 'flota brand import', name: 'flota brand import' } as never;
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40"><path d="M0 0h40v40z"/></svg>';

/** An installation whose look is this one; what is kept of another is noted. */
function installation(look: BrandLook, pictures: Record<string, string> = {}, words: Wording = {}) {
  const led: OwnNavigations[] = [];
  const kept: string[] = [];
  const drafts: BrandLook[] = [];
  const reworded: Wording[] = [];
  let published = 0;
  const brand: Partial<BrandService> = {
    published: () => Promise.resolve(look),
    admin: () => Promise.resolve({ updatedAt: 'now' } as AdminBrand),
    save: (_, { look: draft }) =>
      Promise.resolve(drafts.push(draft)).then(() => ({ updatedAt: 'later' }) as AdminBrand),
    publish: () => Promise.resolve((published += 1)).then(() => ({}) as AdminBrand),
  };
  const store: Partial<BrandPictures> = {
    find: (path) =>
      Promise.resolve({
        contentType: 'image/svg+xml',
        bytes: Buffer.from(pictures[path] ?? ''),
        width: 40,
        height: 40,
      }),
    keep: ({ name }) => Promise.resolve(kept.push(name)).then(() => `/brand/${name}`),
  };
  const wording: Partial<WordingService> = {
    kept: () => Promise.resolve(words),
    replace: (_, words) => Promise.resolve(void reworded.push(words)),
  };
  const navigation: Partial<NavigationService> = {
    kept: () => Promise.resolve(MENUS),
    replace: (_, menus) => Promise.resolve(void led.push(menus)),
  };
  const archive = new BrandArchive(
    brand as BrandService,
    store as BrandPictures,
    wording as WordingService,
    navigation as NavigationService,
  );
  return { archive, kept, drafts, reworded, led, published: () => published };
}

const { name } = await cleanPicture(Buffer.from(SVG), 'sign');
const LOOK: BrandLook = { ...DEFAULT_LOOK, sign: `/brand/${name}`, radius: 9 };
const WORDS: Wording = { 'layout.skip': 'Ir al contenido de {empresa}', 'former.text': 'De otra versión' };
const MENUS: OwnNavigations = { site: { ...DEFAULT_NAVIGATION, menu: DEFAULT_NAVIGATION.menu.slice(0, 2) } };
const written = () => installation(LOOK, { [`/brand/${name}`]: SVG }, WORDS).archive.write();
const look = (value: unknown) => ({ 'look.json': strToU8(JSON.stringify(value)) });

describe('an exported look', () => {
  it('is the same where it is imported, with its pictures', async () => {
    const there = installation(DEFAULT_LOOK);
    const taken = { look: LOOK, reworded: 2, menus: ['site'] };
    expect(await there.archive.read(ACTOR, await written(), { publish: false })).toEqual(taken);
    expect([there.reworded, there.led]).toEqual([[], []]);
    expect([there.kept, there.drafts, there.published()]).toEqual([[name], [LOOK], 0]);
    await there.archive.read(ACTOR, await written(), { publish: true });
    expect(there.published()).toBe(1);
    expect([there.reworded, there.led]).toEqual([[WORDS], [MENUS]]);
  });

  it('is only judged where that is all that was asked', async () => {
    const there = installation(DEFAULT_LOOK);
    const judged = await there.archive.read(ACTOR, await written(), { publish: true, dryRun: true });
    expect(judged).toMatchObject({ look: LOOK });
    expect([there.kept, there.drafts, there.reworded, there.led, there.published()]).toEqual([[], [], [], [], 0]);
  });

  it('says nothing of words and menus where it is of a release that knew nothing of them', async () => {
    const there = installation(DEFAULT_LOOK);
    const archive = zipSync(look({ format: 1, look: DEFAULT_LOOK }));
    const taken = { look: DEFAULT_LOOK, reworded: null, menus: null };
    expect(await there.archive.read(ACTOR, archive, { publish: true })).toEqual(taken);
    expect([there.reworded, there.led]).toEqual([[], []]);
  });
});

describe('a file that is none', () => {
  const picture = `pictures/${name}`;
  it.each<[string, Uint8Array, string]>([
    ['is no archive', strToU8('hola'), 'not-an-archive'],
    ['is empty', new Uint8Array(), 'not-an-archive'],
    ['holds something else', zipSync({ '../../etc/passwd': strToU8('x') }), 'unexpected-file'],
    ['is too large inside', zipSync({ 'look.json': new Uint8Array(5_000_000) }), 'too-large'],
    ['has no look', zipSync({ [picture]: strToU8(SVG) }), 'no-look'],
    ['has a look that is no JSON', zipSync({ 'look.json': strToU8('{') }), 'no-look'],
    ['is of a later release', zipSync(look({ format: 2, look: LOOK })), 'unknown-format: 2'],
    ['has colours that are none', zipSync(look({ format: 1, look: { ...LOOK, colours: {} } })), 'look-refused'],
    [
      'has words that do not fit',
      zipSync(look({ format: 1, look: DEFAULT_LOOK, wording: { 'layout.skip': 'Hola, {nombre}' } })),
      'wording-refused: layout.skip',
    ],
    [
      'has a menu without the privacy notice',
      zipSync(look({ format: 1, look: DEFAULT_LOOK, menus: { site: { menu: [], footer: [] } } })),
      'menus-refused: site.footer',
    ],
    [
      'has a menu of pages that are not there',
      zipSync(look({ format: 1, look: DEFAULT_LOOK, menus: { mail: DEFAULT_NAVIGATION } })),
      'menus-refused: mail',
    ],
    ['lacks a picture', zipSync(look({ format: 1, look: LOOK })), 'picture-missing: sign'],
    [
      'has a picture that is none',
      zipSync({ ...look({ format: 1, look: LOOK }), [picture]: strToU8('<svg><text>a</text></svg>') }),
      'picture-refused: sign, FILE.SVG_TEXT',
    ],
  ])('%s is refused, and nothing is kept', async (_, archive, message) => {
    const there = installation(DEFAULT_LOOK);
    const read = there.archive.read(ACTOR, archive, { publish: true });
    await expect(read).rejects.toThrow(message);
    expect([there.kept, there.drafts]).toEqual([[], []]);
  });
});
