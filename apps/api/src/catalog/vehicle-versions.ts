import { type AdminVehicle, slugify } from '@flota/schemas';

type Written = AdminVehicle['versions'];

/** Versions as they are stored: in the order they were sent, a new one under a slug made of its name. */
export function versionRows(written: Written) {
  const taken = new Set(written.flatMap(({ slug }) => slug ?? []));
  return written.map(({ slug, name, price, ...rest }, position) => ({
    ...rest,
    slug: slug ?? takeSlug(name, taken),
    name,
    priceWithVat: price,
    position,
  }));
}

/** `4x2`, or `4x2-2` where there is one already; names of signs alone have no words to make a slug of. */
function takeSlug(name: string, taken: Set<string>): string {
  const base = slugify(name) || 'version';
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
  taken.add(slug);
  return slug;
}

/** What becomes of a model's versions: those that weren't sent go, and a known one stays the same row. */
export function changedVersions(modelId: string, written: Written) {
  const rows = versionRows(written);
  return {
    deleteMany: { slug: { notIn: rows.map(({ slug }) => slug) } },
    upsert: rows.map((row) => ({ where: { modelId_slug: { modelId, slug: row.slug } }, create: row, update: row })),
  };
}
