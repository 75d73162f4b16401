import { ProblemException } from '../errors/problem.exception.js';
import { blank, type Box, boxAt, boxesIn } from './mp4-boxes.js';

/** By what it is refused. */
type Refusal = 'FILE.VIDEO_UNREADABLE' | 'FILE.VIDEO_UNPLAYABLE';

/** Pictures of telephones are made of the same parts. */
const PICTURES = /^(hei|hev|mif1|msf1|avi[fs])/;
/** QuickTime's own: only some browsers show it. */
const QUICKTIME = 'qt  ';
/** What every browser shows (H.264) and plays (AAC), by how a track is encoded. */
const ENCODINGS: Record<string, readonly string[]> = { vide: ['avc1', 'avc3'], soun: ['mp4a'] };
/** Other tracks than these are refused: cameras keep one of where they were, second by second. */
const WRITTEN = ['text', 'sbtl', 'subt'];
/** Who made it, with what and where. */
const PERSONAL = ['udta', 'meta', 'uuid'];

/** How long a start `startsAsVideo` wants. */
export const VIDEO_START = 12;

export const startsAsVideo = (start: Buffer): boolean =>
  start.toString('latin1', 4, 8) === 'ftyp' && !PICTURES.test(start.toString('latin1', 8, VIDEO_START));

/**
 * An uploaded video as one that can be shown to anybody: an MP4 that every browser plays, judged by what is in it. Where it was
 * taken, and whatever else its maker wrote beside pictures and sound, is emptied in place.
 */
export function cleanVideo(upload: Buffer): Buffer {
  const parts = boxesIn(upload);
  const film = parts?.find(({ type }) => type === 'moov');
  const inner = film && boxesIn(upload, film.body, film.end);
  if (!parts?.some(({ type }) => type === 'mdat') || !inner) throw refused('FILE.VIDEO_UNREADABLE');
  if (upload.toString('latin1', 8, VIDEO_START) === QUICKTIME) throw refused('FILE.VIDEO_UNPLAYABLE');

  const tracks = inner.filter(({ type }) => type === 'trak');
  const kinds = tracks.map((track) => playableKind(upload, track));
  if (!kinds.includes('vide')) throw refused('FILE.VIDEO_UNPLAYABLE');

  const beside = tracks.flatMap((track) => boxesIn(upload, track.body, track.end) ?? []);
  const personal = [...parts, ...inner, ...beside].filter(({ type }) => PERSONAL.includes(type));
  for (const box of personal) blank(upload, box);
  return upload;
}

/** What a track is for. */
function playableKind(bytes: Buffer, track: Box): string {
  const handler = boxAt(bytes, track, 'mdia', 'hdlr');
  const samples = boxAt(bytes, track, 'mdia', 'minf', 'stbl', 'stsd');
  if (!handler || !samples) throw refused('FILE.VIDEO_UNREADABLE');
  const kind = fourLetters(bytes, handler, 8);
  const isPlayable = WRITTEN.includes(kind) || ENCODINGS[kind]?.includes(fourLetters(bytes, samples, 12));
  if (!isPlayable) throw refused('FILE.VIDEO_UNPLAYABLE');
  return kind;
}

const fourLetters = (bytes: Buffer, { body, end }: Box, at: number) =>
  bytes.toString('latin1', body + at, Math.min(body + at + 4, end));

const refused = (code: Refusal) => new ProblemException(422, code);
