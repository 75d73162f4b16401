import { describe, expect, it } from '@jest/globals';
import type { Silhouette } from './silhouettes.js';
import { specLines, specOf, specText } from './vehicle-facts.js';
import { lookOf } from './vehicle-look.js';
import type { VehiclePhoto } from './vehicle-looks.js';
import { EMPTY_SPEC, type VehicleSpec } from './vehicle-spec.js';

const photo = (alt: string): VehiclePhoto => ({ image: `/media/${'a'.repeat(64)}`, alt, focus: { x: 50, y: 50 } });
const own = [photo('of the version')];
const model = { silhouette: 'medium-truck' as Silhouette, photos: [photo('of the model')] };

describe('how a version is shown', () => {
  it.each([
    ['as its model', {}, 'medium-truck', ['of the model']],
    ['as its model, by the same drawing', { silhouette: 'medium-truck' as const }, 'medium-truck', ['of the model']],
    ['by its own photos', { photos: own }, 'medium-truck', ['of the version']],
    ['by its own drawing, not by photos of another body', { silhouette: 'mixer' as const, photos: [] }, 'mixer', []],
    ['by its own photos and drawing', { silhouette: 'mixer' as const, photos: own }, 'mixer', ['of the version']],
  ])('%s', (_how, version, silhouette, photos) => {
    const look = lookOf(model, version);
    expect([look.silhouette, look.photos.map(({ alt }) => alt)]).toEqual([silhouette, photos]);
  });
});

const sheet = (facts: Partial<VehicleSpec>): VehicleSpec => ({ ...EMPTY_SPEC, ...facts });

describe('the sheet of a version', () => {
  it('has what the version tells, and its model’s where it tells nothing', () => {
    const rows = [
      { label: 'Tanque', value: '189 L' },
      { label: 'Frenos', value: 'De aire' },
    ];
    const whole = specOf(
      sheet({ powerHp: 260, axles: '4x2', rows }),
      sheet({
        powerHp: 300,
        rows: [
          { label: 'tanque', value: '380 L' },
          { label: 'Caja', value: '14 m³' },
        ],
      }),
    );
    expect(whole).toEqual(
      sheet({
        powerHp: 300,
        axles: '4x2',
        rows: [{ label: 'tanque', value: '380 L' }, rows[1]!, { label: 'Caja', value: '14 m³' }],
      }),
    );
  });

  it('is read in order, with its units, and leaves out what nobody told', () => {
    const lines = specLines(
      sheet({ torqueNm: 2_508, energy: 'Diésel', axles: '6x4', seats: 40, rows: [{ label: 'Largo', value: '12 m' }] }),
    );
    expect(lines).toEqual([
      { label: 'Energía', value: 'Diésel' },
      { label: 'Par máximo', value: '2,508 N·m (1,850 lb·pie)' },
      { label: 'Configuración de ejes', value: '6×4' },
      { label: 'Pasajeros', value: '40' },
      { label: 'Largo', value: '12 m' },
    ]);
    expect(specText(EMPTY_SPEC, 'powerHp')).toBeNull();
  });
});
