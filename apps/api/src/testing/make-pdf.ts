import { deflateSync } from 'node:zlib';

const PAGE = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>';

interface Parts {
  /** More entries of the catalog, object 1. */
  catalog?: string;
  /** More entries of the page, object 3. */
  page?: string;
  /** Objects from 4 on. */
  objects?: readonly (string | Buffer)[];
  /** More entries of the trailer. */
  trailer?: string;
}

/** A PDF of one empty page, and of whatever it is to bring along. */
export function makePdf({ catalog = '', page = '', objects = [], trailer = '' }: Parts = {}): Buffer {
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    PAGE.replace(' >>', ` ${page} >>`),
    ...objects,
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  let at = parts[0]?.length ?? 0;
  const rows = all.map((object, index) => {
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]);
    const row = `${String(at).padStart(10, '0')} 00000 n \n`;
    parts.push(part);
    at += part.length;
    return row;
  });
  const end = [
    `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${rows.join('')}`,
    `trailer\n<< /Size ${all.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`,
  ];
  return Buffer.concat([...parts, ...end.map((text) => Buffer.from(text))]);
}

/** Objects as writers pack them since PDF 1.5. @param first the number of the first one */
export function objectStream(objects: readonly string[], first = 100): Buffer {
  let at = 0;
  const index = objects.map((object, place) => {
    const entry = `${first + place} ${at}`;
    at += object.length + 1;
    return entry;
  });
  const head = `${index.join(' ')}\n`;
  return packed(`/Type /ObjStm /N ${objects.length} /First ${head.length}`, Buffer.from(head + objects.join('\n')));
}

/** A stream of that dictionary with its bytes packed. */
export function packed(dictionary: string, bytes: Buffer, filter = '/FlateDecode'): Buffer {
  const small = deflateSync(bytes, { level: 9 });
  return Buffer.concat([
    Buffer.from(`<< ${dictionary} /Filter ${filter} /Length ${small.length} >>\nstream\n`),
    small,
    Buffer.from('\nendstream'),
  ]);
}
