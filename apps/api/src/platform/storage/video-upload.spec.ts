import { describe, expect, it } from '@jest/globals';
import { ProblemException } from '../errors/problem.exception.js';
import { boxesIn } from './mp4-boxes.js';
import { mp4, mp4Box, mp4Track, WHERE_IT_WAS } from './mp4.fixture.js';
import { cleanVideo, startsAsVideo } from './video-upload.js';

const refusalOf = (upload: Buffer): string => {
  try {
    cleanVideo(upload);
    return 'taken';
  } catch (error) {
    if (error instanceof ProblemException) return error.code;
    throw error;
  }
};

describe('a video', () => {
  it('forgets where it was taken, and nothing in it moves', () => {
    const original = mp4();
    const places = boxesIn(original)?.map(({ start, end }) => [start, end]);
    expect(original.toString('latin1')).toContain(WHERE_IT_WAS);
    const clean = cleanVideo(Buffer.from(original));
    expect(clean.toString('latin1')).not.toContain(WHERE_IT_WAS);
    expect(clean).toHaveLength(original.length);
    expect(boxesIn(clean)?.map(({ start, end }) => [start, end])).toEqual(places);
    expect(clean.includes(Buffer.alloc(2_000, 7))).toBe(true);
  });

  it.each([
    ['without sound', mp4({ tracks: [mp4Track('vide', 'avc3')] })],
    ['with words in it', mp4({ tracks: [mp4Track('vide', 'avc1'), mp4Track('sbtl', 'tx3g')] })],
  ])('is taken %s', (_, upload) => expect(refusalOf(upload)).toBe('taken'));

  it.each([
    ['of an iPhone (MOV)', mp4({ brand: 'qt  ' }), 'FILE.VIDEO_UNPLAYABLE'],
    ['in HEVC', mp4({ tracks: [mp4Track('vide', 'hvc1')] }), 'FILE.VIDEO_UNPLAYABLE'],
    [
      'with sound for cinemas',
      mp4({ tracks: [mp4Track('vide', 'avc1'), mp4Track('soun', 'ac-3')] }),
      'FILE.VIDEO_UNPLAYABLE',
    ],
    ['of sound alone', mp4({ tracks: [mp4Track('soun', 'mp4a')] }), 'FILE.VIDEO_UNPLAYABLE'],
    [
      'that says each second where it is',
      mp4({ tracks: [mp4Track('vide', 'avc1'), mp4Track('meta', 'gpmd')] }),
      'FILE.VIDEO_UNPLAYABLE',
    ],
    ['that breaks off', mp4().subarray(0, -30), 'FILE.VIDEO_UNREADABLE'],
    [
      'that is only described',
      Buffer.concat([mp4Box('ftyp', 'isom'), mp4Box('moov', mp4Track('vide', 'avc1'))]),
      'FILE.VIDEO_UNREADABLE',
    ],
    [
      'that is only its pictures',
      Buffer.concat([mp4Box('ftyp', 'isom'), mp4Box('mdat', 'x')]),
      'FILE.VIDEO_UNREADABLE',
    ],
    ['with a track of nothing', mp4({ tracks: [mp4Box('trak')] }), 'FILE.VIDEO_UNREADABLE'],
    ['of a beginning', mp4Box('ftyp', 'isom'), 'FILE.VIDEO_UNREADABLE'],
    [
      'of a million empty parts',
      Buffer.concat([mp4(), ...Array.from({ length: 20_000 }, () => mp4Box('free'))]),
      'FILE.VIDEO_UNREADABLE',
    ],
  ])('is refused: one %s', (_, upload, code) => expect(refusalOf(upload)).toBe(code));

  it('is told from pictures that are made of the same parts', () => {
    expect(startsAsVideo(mp4())).toBe(true);
    for (const brand of ['heic', 'mif1', 'avif']) expect(startsAsVideo(mp4({ brand }))).toBe(false);
    expect(startsAsVideo(Buffer.from('%PDF-1.7'))).toBe(false);
  });
});
