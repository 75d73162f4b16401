/** Long side of what is sent: a page photographed whole is read well at it. */
const LONG_SIDE = 2_000;
const QUALITY = 0.8;

export type Prepared = { file: File } | { refused: string };

const isHeic = ({ name, type }: File) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
const isPicture = ({ type }: File) => type.startsWith('image/');

/** Whether it is sent as it is. */
export const isAsItIs = (file: File): boolean => !isPicture(file) && !isHeic(file);

const HEIC =
  'Su navegador no abre fotos en formato HEIC. Tómela con «Tomar foto», o en su iPhone elija Ajustes, Cámara, Formatos, «Más compatible» y tómela de nuevo.';

/**
 * A photograph as it is sent: upright as it was taken, no larger than it has to be, and without what the camera wrote into
 * it, such as the place. Anything else stays as it is; the server judges it.
 *
 * @param turns by a quarter, clockwise
 */
export async function preparePicture(file: File, turns = 0): Promise<Prepared> {
  if (isAsItIs(file)) return { file };
  const bitmap = await open(file);
  if (!bitmap) return isHeic(file) ? { refused: HEIC } : { file };
  const blob = await draw(bitmap, turns);
  bitmap.close();
  return blob ? { file: new File([blob], jpegName(file.name), { type: 'image/jpeg' }) } : { file };
}

/** What it shows can't be opened by every browser, nor may it be a picture at all. */
const open = (file: File): Promise<ImageBitmap | null> =>
  typeof createImageBitmap === 'function'
    ? createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
    : Promise.resolve(null);

function draw(bitmap: ImageBitmap, turns: number): Promise<Blob | null> {
  const scale = Math.min(1, LONG_SIDE / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const canvas = document.createElement('canvas');
  const lies = turns % 2 === 1;
  [canvas.width, canvas.height] = lies ? [height, width] : [width, height];
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // A JPEG has no holes: what was seen through is white.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(bitmap, -width / 2, -height / 2, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}

const jpegName = (name: string): string => `${name.replace(/\.[^.]*$/, '') || 'foto'}.jpg`;
