const MAX_LENGTH = 80;

/** `¿Qué es el CAT?` -> `que-es-el-cat`: what the title would be called in an address. */
export function slugify(title: string): string {
  const words = title
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let slug = '';
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word;
    if (longer.length > MAX_LENGTH) break;
    slug = longer;
  }
  return slug;
}
