import type { City } from '@flota/prisma';
import { type FieldError, spelled } from '@flota/schemas';
import type { Database } from '../../platform/database/prisma.service.js';

type KnownCity = Pick<City, 'id' | 'stateId' | 'latitude' | 'longitude'>;

/** As people call them where that isn't the beginning of their whole name. */
const CALLED: Partial<Record<string, string>> = { cdmx: '09', 'distrito federal': '09', 'estado de mexico': '15' };

/** Cities by how people write them and their states. */
export class Places {
  private constructor(
    private readonly states: { id: string; name: string }[],
    private readonly cities: ReadonlyMap<string, KnownCity>,
  ) {}

  static async of(database: Database): Promise<Places> {
    const states = await database.state.findMany({ select: { id: true, name: true } });
    const cities = await database.city.findMany({
      select: { id: true, stateId: true, name: true, latitude: true, longitude: true },
    });
    return new Places(
      states.map(({ id, name }) => ({ id, name: spelled(name) })),
      new Map(cities.map((city) => [keyOf(city.stateId, city.name), city])),
    );
  }

  find({ city, state }: { city: string; state: string }): KnownCity | FieldError {
    const stateId = this.stateOf(spelled(state));
    if (stateId === undefined) return { field: 'state', code: 'STATE.UNKNOWN' };
    return this.cities.get(keyOf(stateId, city)) ?? { field: 'city', code: 'CITY.NOT_IN_STATE' };
  }

  /** `Veracruz` is short for `Veracruz de Ignacio de la Llave`. */
  private stateOf(written: string): string | undefined {
    const found = this.states.find(
      ({ id, name }) => name === written || name.startsWith(`${written} de `) || Number(id) === Number(written),
    );
    return found?.id ?? CALLED[written];
  }
}

const keyOf = (stateId: string, city: string): string => `${stateId} ${spelled(city)}`;
