/** A part of an MP4, as written. */
export function mp4Box(type: string, ...content: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(content.map((each) => (typeof each === 'string' ? Buffer.from(each, 'latin1') : each)));
  const header = Buffer.alloc(8);
  header.writeUInt32BE(body.length + 8);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, body]);
}

/** A track of pictures (`vide`), sound (`soun`) or something else, and how it is encoded. */
export function mp4Track(kind: string, encoding: string, ...beside: Buffer[]): Buffer {
  const samples = mp4Box('stsd', Buffer.alloc(4), Buffer.from([0, 0, 0, 1]), mp4Box(encoding, Buffer.alloc(8)));
  const handler = mp4Box('hdlr', Buffer.alloc(8), kind, Buffer.alloc(12));
  return mp4Box('trak', mp4Box('mdia', handler, mp4Box('minf', mp4Box('stbl', samples))), ...beside);
}

export const WHERE_IT_WAS = '+19.4326-099.1332/';

interface Film {
  brand?: string;
  tracks?: Buffer[];
  pictures?: Buffer;
}

/** A video as a telephone writes it, in the order of those that were not made for sites: what describes it comes last. */
export const mp4 = ({ brand = 'isom', tracks, pictures = Buffer.alloc(2_000, 7) }: Film = {}): Buffer =>
  Buffer.concat([
    mp4Box('ftyp', brand, Buffer.alloc(4), 'isom'),
    mp4Box('mdat', pictures),
    mp4Box(
      'moov',
      mp4Box('mvhd', Buffer.alloc(100)),
      ...(tracks ?? [mp4Track('vide', 'avc1', mp4Box('meta', WHERE_IT_WAS)), mp4Track('soun', 'mp4a')]),
      mp4Box('udta', mp4Box('\u00a9xyz', WHERE_IT_WAS)),
    ),
  ]);
