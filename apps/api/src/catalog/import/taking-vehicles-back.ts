import { type AdminVehicle, type FieldCode, type FieldError } from '@flota/schemas';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Audit } from '../../platform/audit/audit.js';
import type { ImportHand } from '../../platform/imports/import-kind.js';
import { lockedModel, modelOnly, type ModelUnderLock } from './stored-model.js';
import { NamedVehicles } from './named-vehicles.js';

type Version = AdminVehicle['versions'][number];
type Hand = ImportHand & { audit: Audit };

const undoSchema = z.union([
  z.object({ price: z.object({ from: z.string(), to: z.string() }) }),
  z.object({ version: z.looseObject({}), model: z.looseObject({}) }),
]);
type Undo = z.output<typeof undoSchema>;

/** Of a version whose price was changed: it goes back to the former one where it is still the file's. */
export const undoOfPrice = (from: string, to: string): Undo => ({ price: { from, to } });

/** Of a version that was made: what it and its model were then. */
export const undoOfVersion = (version: Version, model: object): Undo => ({ version, model: { ...model } });

interface Wanted {
  id: string;
  version: Version;
  undo: Undo;
}

/**
 * Takes back what a price list brought: prices that are still the list's become the former ones, versions that nobody changed and nothing names
 * go, and a model with the last of them, if the list made it. Answers why each other one stays.
 */
export async function takeVehiclesBack(
  hand: Hand,
  ids: readonly string[],
  undo: ReadonlyMap<string, unknown>,
): Promise<Map<string, FieldError>> {
  const { actor, audit, database, importId } = hand;
  const rows = await database.vehicleVersion.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, slug: true, model: { select: { slug: true } } },
    orderBy: { modelId: 'asc' },
  });
  const kept = new Map<string, FieldError>();
  const keep = (id: string, code: FieldCode) => kept.set(id, { field: '', code });
  const there = new Set(rows.map(({ id }) => id));
  for (const id of ids) if (!there.has(id)) keep(id, 'IMPORT.RECORD_GONE');
  const slugs = [...new Set(rows.map(({ model }) => model.slug))];
  const named = await NamedVehicles.since(database, importId, slugs);
  const [changed, deleted]: [string[], string[]] = [[], []];
  for (const slug of slugs) {
    const model = await lockedModel(database, slug);
    const wanted = rows.flatMap(({ id, ...row }): Wanted[] => {
      const version = row.model.slug === slug && model?.shown.versions.find((each) => each.slug === row.slug);
      return version ? [{ id, version, undo: undoSchema.parse(undo.get(id)) }] : [];
    });
    if (!model) continue;
    const outcome = await takeOneBack(hand, named, model, wanted, keep);
    if (outcome === 'deleted') deleted.push(slug);
    if (outcome === 'changed') changed.push(slug);
  }
  if (changed.length + deleted.length > 0) {
    await audit.note(database, {
      ...{ actor, action: 'import-undo', resource: 'vehicles', recordId: importId },
      details: { changed, deleted },
    });
  }
  return kept;
}

async function takeOneBack(
  hand: Hand,
  named: NamedVehicles,
  model: ModelUnderLock,
  wanted: readonly Wanted[],
  keep: (id: string, code: FieldCode) => void,
): Promise<'deleted' | 'changed' | 'same'> {
  const { actor, audit, database } = hand;
  const { slug, versions } = model.shown;
  const right = wanted.filter(({ id, version, undo }) => {
    const why = whyStays(version, undo, named.hasVersion(slug, version.slug ?? ''));
    if (why) keep(id, why);
    return !why;
  });
  const gone = right.filter(({ undo }) => 'version' in undo);
  const isLast = gone.length === versions.length;
  const why = isLast ? await whyModelStays(hand, named, model, gone) : null;
  if (why) for (const { id } of gone) keep(id, why);
  if (isLast && !why) {
    await database.vehicleModel.delete({ where: { slug } });
    await audit.write(database, actor, {
      ...{ action: 'delete', resource: 'vehicles', recordId: slug, before: model.shown },
    });
    return 'deleted';
  }
  const removed = why ? [] : gone;
  const prices = right.flatMap(({ id, undo }) => ('price' in undo ? [{ id, priceWithVat: undo.price.from }] : []));
  if (removed.length + prices.length === 0) return 'same';
  await database.vehicleVersion.deleteMany({ where: { id: { in: removed.map(({ id }) => id) } } });
  for (const { id, priceWithVat } of prices) {
    await database.vehicleVersion.update({ where: { id }, data: { priceWithVat } });
  }
  // Whoever has it open finds that it changed.
  await database.vehicleModel.update({ where: { slug }, data: { updatedAt: new Date() } });
  const after = await lockedModel(database, slug);
  await audit.write(database, actor, {
    ...{ action: 'edit', resource: 'vehicles', recordId: slug, before: model.shown, after: after?.shown },
  });
  return 'changed';
}

function whyStays(version: Version, undo: Undo, isNamed: boolean): FieldCode | null {
  if ('price' in undo) return version.price === undo.price.to ? null : 'IMPORT.RECORD_CHANGED';
  if (!isDeepStrictEqual(plain(version), undo.version)) return 'IMPORT.RECORD_CHANGED';
  return isNamed ? 'IMPORT.RECORD_USED' : null;
}

/** A model is deleted only where the list made it, nobody changed it and nothing names it. */
async function whyModelStays(
  { actor, database, importId }: Hand,
  named: NamedVehicles,
  { shown }: ModelUnderLock,
  gone: readonly Wanted[],
): Promise<FieldCode | null> {
  const { createdAt } = await database.staffImport.findUniqueOrThrow({ where: { id: importId } });
  const made = await database.auditEntry.count({
    where: {
      ...{ resource: 'vehicles', recordId: shown.slug, action: 'create' },
      ...{ actorId: actor.id, at: { gt: createdAt } },
    },
  });
  const model = plain(modelOnly(shown));
  const isSame = gone.every(({ undo }) => 'model' in undo && isDeepStrictEqual(undo.model, model));
  if (made === 0 || !isSame) return 'IMPORT.RECORD_CHANGED';
  return (await named.hasModel(shown.slug)) ? 'IMPORT.RECORD_USED' : null;
}

/** As JSON keeps it. */
const plain = (value: object): unknown => JSON.parse(JSON.stringify(value));
