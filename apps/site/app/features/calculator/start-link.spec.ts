import { describe, expect, it } from '@jest/globals';
import { EMPTY_SELECTION, type Selection } from './selection.js';
import { BUS, CASCADIA, catalogue } from '../../testing/catalogue.fixture.js';
import { followStartLink, namesUnknownVehicle, readStartLink } from './follow-start-link.js';
import { startLinkTo } from '../quoting/index.js';

const NOTHING = { type: null, model: null, version: null, terms: {}, equipment: [], others: [] };

function linkAt(address: string) {
  const { pathname, search } = new URL(address, 'https://flota.mx');
  return readStartLink({ pathname, search });
}

const follow = (address: string, before: Selection = EMPTY_SELECTION) =>
  followStartLink(linkAt(address)!, catalogue, before);

const isUnknown = (address: string) => namesUnknownVehicle(linkAt(address)!, catalogue);

describe('the independent address', () => {
  const whole = '/calculadora/independiente/tipo/camion/modelo/cascadia-126/version/dd13';

  it.each([
    [whole, CASCADIA],
    [`${whole}/`, CASCADIA],
    [`${whole}/y/algo-mas`, CASCADIA],
    ['/calculadora/independiente/a/CAMION/b/Cascadia-126/c/DD13', CASCADIA],
    ['/calculadora/independiente/tipo/camion/modelo/cascadia-126', { type: 'camion', model: 'cascadia-126' }],
    ['/calculadora/independiente/tipo/camion', { type: 'camion' }],
    ['/calculadora/independiente/tipo//modelo/cascadia-126', { model: 'cascadia-126' }],
    ['/calculadora/independiente', {}],
    ['/calculadora/independiente/', {}],
  ])('%s carries names at positions 4, 6 and 8', (address, names) => {
    expect(linkAt(address)).toEqual({ ...NOTHING, ...names });
  });

  it('is no other path of the calculator', () => {
    expect(linkAt('/calculadora')).toBeNull();
    expect(linkAt('/calculadora/paso-1')).toBeNull();
    expect(linkAt('/calculadora/independientes/tipo/camion')).toBeNull();
  });

  it('chooses a vehicle whose names are all known, and shows where it stands', () => {
    expect(follow(whole)).toEqual({ ...EMPTY_SELECTION, vehicleType: 'camion', modelIndex: 0, vehicle: CASCADIA });
    expect(isUnknown(whole)).toBe(false);
  });

  it.each([
    ['version/gone', 'tipo/camion/modelo/cascadia-126/version/gone', { vehicleType: 'camion', modelIndex: 0 }],
    ['modelo/gone', 'tipo/camion/modelo/gone/version/dd13', { vehicleType: 'camion', modelIndex: null }],
    ['tipo/gone', 'tipo/gone', { vehicleType: null, modelIndex: null }],
    ['a model of another type', 'tipo/autobus/modelo/cascadia-126', { vehicleType: 'autobus', modelIndex: null }],
  ])('keeps what is understood around %s', (_, path, understood) => {
    const address = `/calculadora/independiente/${path}`;
    expect(follow(address)).toEqual({ ...EMPTY_SELECTION, ...understood });
    expect(isUnknown(address)).toBe(true);
  });

  it('knows the type by the model where the type is missing', () => {
    expect(follow('/calculadora/independiente/tipo//modelo/boxer/version/chasis').vehicle).toEqual(BUS);
  });

  it('survives what is no name at all', () => {
    const address = '/calculadora/independiente/tipo/%E0%A4%A/modelo/__proto__/version/%00';
    expect(follow(address)).toEqual(EMPTY_SELECTION);
  });

  it("replaces the visitor's vehicle only when it names one, and keeps their terms", () => {
    const before: Selection = { ...EMPTY_SELECTION, vehicle: BUS, vehicleType: 'autobus', personType: 'moral' };
    expect(follow('/calculadora/independiente', before)).toEqual(before);
    expect(follow('/calculadora/independiente/tipo/camion', before)).toMatchObject({
      vehicle: null,
      vehicleType: 'camion',
      personType: 'moral',
    });
  });
});

describe('a link with a query', () => {
  const terms = {
    plan: 'flexibility',
    personType: 'moral',
    downPaymentPercent: '25',
    termMonths: 36,
    units: 4,
    balloonPercent: '20',
    borderRegion: true,
    withoutInsurance: true,
  } as const;

  it('brings a quote back as it was', () => {
    expect(follow(startLinkTo(CASCADIA, terms))).toEqual({
      ...EMPTY_SELECTION,
      ...terms,
      vehicle: CASCADIA,
      vehicleType: 'camion',
      modelIndex: 0,
    });
  });

  it('brings a quote of several kinds of vehicle back with what is mounted on them', () => {
    const equipment = [{ item: 'quinta-rueda', quantity: 1 }];
    const bus = { ...BUS, equipment: [{ item: 'camaras', quantity: 3 }] };
    const address = startLinkTo({ ...CASCADIA, equipment }, terms, [
      { vehicle: bus, units: 2 },
      { vehicle: CASCADIA, units: 1 },
      { vehicle: { ...BUS, version: 'gone' }, units: 1 },
    ]);
    expect(address).toContain('&equipo=quinta-rueda_1&otros=autobus.boxer.chasis.2.camaras_3*');
    expect(follow(address)).toMatchObject({
      vehicle: CASCADIA,
      units: 4,
      equipment,
      others: [
        { vehicle: BUS, units: 2, equipment: bus.equipment },
        { vehicle: CASCADIA, units: 1, equipment: [] },
      ],
    });
  });

  it('begins with its vehicle alone, whatever was put together before', () => {
    const before = { ...EMPTY_SELECTION, vehicle: BUS, others: [{ vehicle: CASCADIA, units: 2, equipment: [] }] };
    expect(follow(startLinkTo(CASCADIA), before)).toMatchObject({ vehicle: CASCADIA, others: [], equipment: [] });
  });

  it.each(['otros=a', 'otros=a.b.c.0', 'otros=a.b.c.100', 'otros=...*', 'equipo=x', 'equipo=x_21', 'equipo=_1'])(
    'makes nothing of %s',
    (query) => expect(linkAt(`/calculadora/paso-2?plan=gone&${query}`)).toMatchObject({ equipment: [], others: [] }),
  );

  it('says in Spanish what it asks for, and nothing that is not known', () => {
    expect(startLinkTo(BUS, { plan: 'credito-directo', balloonPercent: undefined, borderRegion: false })).toBe(
      '/calculadora/paso-2?tipo=autobus&modelo=boxer&version=chasis&plan=credito-directo',
    );
  });

  it('keeps the terms when the vehicle is gone', () => {
    const address = startLinkTo({ ...CASCADIA, version: 'gone' }, terms);
    expect(follow(address)).toMatchObject({ ...terms, vehicle: null, vehicleType: 'camion', modelIndex: 0 });
    expect(isUnknown(address)).toBe(true);
  });

  it('drops what it can make no sense of', () => {
    const before: Selection = { ...EMPTY_SELECTION, termMonths: 60, plan: 'credito-directo' };
    const address = '/calculadora/paso-2?plan=gone&plazo=1e9&unidades=-3&enganche=alto&persona=nadie&pago-final=101';
    expect(linkAt(address)).toEqual({ ...NOTHING, terms: { plan: 'gone' } });
    expect(follow(address, before)).toEqual(before);
  });

  it('is none for a query about something else', () => {
    expect(linkAt('/calculadora/paso-2?utm_source=correo')).toBeNull();
  });
});
