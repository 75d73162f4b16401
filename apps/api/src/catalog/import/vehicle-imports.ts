import { type AdminVehicle, CONTENT, type FieldCode, type FieldError, spelled } from '@flota/schemas';
import { Injectable } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import { type Actor, Audit } from '../../platform/audit/audit.js';
import type { Database } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import type { ImportHand, SingleImportKind, TakenRow } from '../../platform/imports/import-kind.js';
import { refuse, valid } from '../../platform/resources/resource-input.js';
import { vehiclesResource } from '../vehicles.resource.js';
import { type ImportedVehicle, importedVehicleSchema, VEHICLE_COLUMNS } from './vehicle-columns.js';
import { type ModelUnderLock, lockedModel, modelOnly, storedModel } from './stored-model.js';
import { takeVehiclesBack, undoOfPrice, undoOfVersion } from './taking-vehicles-back.js';

type Version = AdminVehicle['versions'][number];

/**
 * The catalogue as a price list: each row is a version. One that is new is added, with its model where there is none; of one that is
 * there the price is changed and nothing else.
 */
@Injectable()
export class VehicleImports implements SingleImportKind<typeof importedVehicleSchema> {
  readonly name = 'vehicles';
  readonly fileName = 'vehiculos';
  readonly columns = VEHICLE_COLUMNS;
  readonly schema = importedVehicleSchema;

  constructor(private readonly audit: Audit) {}

  keyOf({ slug, version }: ImportedVehicle): string {
    return `${slug} ${spelled(version)}`;
  }

  async takeOne({ actor, database }: ImportHand, row: ImportedVehicle): Promise<TakenRow> {
    const model = await lockedModel(database, row.slug);
    if (!model) return this.make(database, actor, row);
    const typeSlug = row.type === undefined ? undefined : await typeOf(database, row.type);
    refuseOtherwise(model.shown, { ...row, type: typeSlug });
    const version = model.shown.versions.find(({ name }) => spelled(name) === spelled(row.version));
    if (!version) return this.add(database, actor, model, row);
    refuseOtherSpec(version, row);
    return this.price(database, actor, model, version, row);
  }

  takeBack(
    hand: ImportHand,
    ids: readonly string[],
    undo: ReadonlyMap<string, unknown>,
  ): Promise<Map<string, FieldError>> {
    return takeVehiclesBack({ ...hand, audit: this.audit }, ids, undo);
  }

  private async make(database: Database, actor: Actor, row: ImportedVehicle): Promise<TakenRow> {
    const { slug, brand, name, segment, silhouette, publishedFrom = null } = row;
    const type = row.type === undefined ? refuse('type', 'VEHICLE_TYPE.UNKNOWN') : await typeOf(database, row.type);
    if (segment === undefined) return refuse('segment', 'TEXT.REQUIRED');
    if (silhouette === undefined) return refuse('silhouette', 'SILHOUETTE.INVALID');
    const { _max: last } = await database.vehicleModel.aggregate({ _max: { position: true } });
    const model = { slug, brand, name, type, segment, silhouette, publishedFrom, position: (last.position ?? 0) + 1 };
    const data = await dataOf({ ...model, versions: [versionOf(row)] }, { database, staff: actor });
    const stored = storedModel(
      await vehiclesResource.model(database).create({ data, include: vehiclesResource.include }),
    );
    await this.audit.write(database, actor, {
      ...{ action: 'create', resource: this.name, recordId: slug, after: stored.shown },
    });
    return madeIn(stored, row);
  }

  private async add(database: Database, actor: Actor, model: ModelUnderLock, row: ImportedVehicle): Promise<TakenRow> {
    const versions = [...model.shown.versions, versionOf(row)];
    return madeIn(await this.change(database, actor, model, { ...model.shown, versions }), row);
  }

  private async price(
    database: Database,
    actor: Actor,
    model: ModelUnderLock,
    version: Version,
    { price }: ImportedVehicle,
  ): Promise<TakenRow> {
    const to = new Decimal(price).toFixed(2);
    if (version.price === to) return refuse('price', 'IMPORT.ALREADY_THERE');
    const versions = model.shown.versions.map((each) => (each === version ? { ...each, price: to } : each));
    const { ids } = await this.change(database, actor, model, { ...model.shown, versions });
    return { id: ids.get(version.slug ?? '') ?? '', undo: undoOfPrice(version.price, to) };
  }

  /** As its form does. */
  private async change(
    database: Database,
    actor: Actor,
    { row: current, shown: before }: ModelUnderLock,
    wanted: object,
  ): Promise<ModelUnderLock> {
    const data = await dataOf(wanted, { database, staff: actor, current });
    const where = { slug: before.slug };
    const model = vehiclesResource.model(database);
    const stored = storedModel(await model.update({ where, data, include: vehiclesResource.include }));
    const change = { action: 'edit', resource: this.name, recordId: before.slug };
    await this.audit.write(database, actor, { ...change, before, after: stored.shown });
    return stored;
  }
}

/** What is stored of a model, by the rules of its form; a refusal names the column that it is of. */
async function dataOf(model: object, context: { database: Database; staff: Actor; current?: object }): Promise<object> {
  try {
    return (await vehiclesResource.write?.toData(valid(CONTENT.vehicles.schema, model), context)) ?? {};
  } catch (error) {
    if (!(error instanceof ProblemException)) throw error;
    const errors = error.options.errors?.map((each) => ({ ...each, field: columnOf(each.field) }));
    throw errors ? ProblemException.invalid(errors) : error;
  }
}

const columnOf = (field: string): string => (field.startsWith('versions') ? 'version' : field);

const versionOf = ({ version, price, spec }: ImportedVehicle) => ({ name: version, price, spec });

function madeIn({ ids, shown }: ModelUnderLock, row: ImportedVehicle): TakenRow {
  const version = shown.versions.find(({ name }) => name === row.version);
  if (!version?.slug) throw new Error('A version that was stored is not there');
  return { id: ids.get(version.slug) ?? '', undo: undoOfVersion(version, modelOnly(shown)) };
}

/** The type of a name or an address. */
async function typeOf(database: Database, written: string): Promise<string> {
  const types = await database.vehicleType.findMany();
  const found = types.find(({ slug, name }) => [slug, spelled(name)].includes(spelled(written)));
  return found?.slug ?? refuse('type', 'VEHICLE_TYPE.UNKNOWN');
}

const TOLD = ['brand', 'name', 'type', 'segment', 'silhouette', 'publishedFrom'] as const;

/** A list of prices doesn't rename what visitors know by its name. */
function refuseOtherwise(shown: AdminVehicle, row: Partial<Record<(typeof TOLD)[number], unknown>>): void {
  refuseFields(TOLD.filter((field) => row[field] !== undefined && row[field] !== shown[field]));
}

function refuseOtherSpec({ spec }: Version, row: ImportedVehicle): void {
  const told = Object.entries(row.spec).filter(([, value]) => value !== null);
  refuseFields(told.flatMap(([fact, value]) => (spec[fact as keyof typeof row.spec] === value ? [] : `spec.${fact}`)));
}

function refuseFields(fields: readonly string[]): void {
  const code: FieldCode = 'VEHICLE.OTHERWISE';
  if (fields.length > 0) throw ProblemException.invalid(fields.map((field) => ({ field, code })));
}
