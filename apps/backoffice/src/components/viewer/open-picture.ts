import type { Rotation, ViewedFile } from './viewed-page.js';

/** A photo, the way up that its camera noted. */
export async function openPicture(blob: Blob): Promise<ViewedFile> {
  const picture = await createImageBitmap(blob);
  const { width, height } = picture;
  const page = {
    size: (rotation: Rotation) => (rotation % 180 === 0 ? { width, height } : { width: height, height: width }),
    draw: (canvas: HTMLCanvasElement, scale: number, rotation: Rotation) => {
      const context = canvas.getContext('2d');
      context?.translate(canvas.width / 2, canvas.height / 2);
      context?.rotate((rotation * Math.PI) / 180);
      context?.drawImage(picture, (-width * scale) / 2, (-height * scale) / 2, width * scale, height * scale);
      return { done: Promise.resolve(), cancel: () => undefined };
    },
  };
  return { pages: [page], pageCount: 1, close: () => picture.close() };
}
