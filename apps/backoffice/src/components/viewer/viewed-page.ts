export type Rotation = 0 | 90 | 180 | 270;

export interface Drawing {
  done: Promise<void>;
  cancel: () => void;
}

/** One page of a file, or a picture, however it comes to be drawn. */
export interface ViewedPage {
  /** As it is drawn at its own size. */
  size: (rotation: Rotation) => { width: number; height: number };
  /** Draws it over the whole canvas, which has been given its size. */
  draw: (canvas: HTMLCanvasElement, scale: number, rotation: Rotation) => Drawing;
}

export interface ViewedFile {
  pages: ViewedPage[];
  /** Of all of it; more than there are pages to see of a long one. */
  pageCount: number;
  close: () => void;
}

export const turned = (rotation: Rotation): Rotation => ((rotation + 90) % 360) as Rotation;
