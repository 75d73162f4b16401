/** By list, the row from which its record was opened. */
const left = new Map<string, string>();

export function noteLeft(list: string, link: HTMLElement): void {
  const href = link.getAttribute('href');
  if (href) left.set(list, href);
}

export const leftFrom = (list: string): string | undefined => left.get(list);

/** Told once: whoever comes to the list another way begins at its top. */
export const forgetLeft = (list: string): boolean => left.delete(list);
