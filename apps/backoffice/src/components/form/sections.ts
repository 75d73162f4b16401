/** A part of a form under a heading of its own. */
export interface FormSection {
  /** Of its heading. */
  id: string;
  title: string;
  element: HTMLElement;
}

/** Fewer are seen at a glance. */
const FEWEST = 4;

/** Whether a list of its sections helps with a form that is as high as this, in pixels. */
export const needsAnchors = (sections: number, height: number, room: number): boolean =>
  sections >= FEWEST && height > room;

/** As they follow each other on the page, whichever came first. */
export const inOrder = (sections: readonly FormSection[]): FormSection[] =>
  [...sections].sort((one, other) =>
    one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );

/** Where a section is in the window, in pixels from its top. */
export interface Place {
  id: string;
  top: number;
  bottom: number;
  isWorkedAt: boolean;
  /** It stays in sight beside the others, so its place says nothing of where one is. */
  stays: boolean;
}

/**
 * The section one is in: that with the focus while it is in sight, else that which the line of reading crosses.
 * @param line goes down the window as the page is scrolled, so that the last section gets its turn too
 */
export function currentOf(places: readonly Place[], line: number, room: number): string | undefined {
  const workedAt = places.find(({ isWorkedAt, top, bottom }) => isWorkedAt && bottom > 0 && top < room);
  if (workedAt) return workedAt.id;
  const passing = places.filter(({ stays }) => !stays);
  const begun = passing.filter(({ top }) => top <= line);
  // Side by side begin at the same height: the first one counts.
  const last = begun.reduce<Place | undefined>((one, other) => (one && one.top >= other.top ? one : other), undefined);
  return (last ?? passing[0])?.id;
}

const FAULT = '[aria-invalid="true"], .Mui-error';

/** The sections in which something is to be corrected. */
export const faultyOf = (sections: readonly FormSection[]): string[] =>
  sections.filter(({ element }) => element.querySelector(FAULT)).map(({ id }) => id);
