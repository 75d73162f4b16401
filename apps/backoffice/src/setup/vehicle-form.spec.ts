import { expect, it } from '@jest/globals';
import { CONTENT } from '@flota/schemas';
import { NEW_VEHICLE, validateVehicle, type VehicleForm, vehicleToWrite } from './vehicle-form.js';

const FORM: VehicleForm = {
  type: 'camion',
  brand: 'Marca',
  name: 'Río 500',
  silhouette: 'tractor',
  version: '6x4',
  price: '2000000',
};

it('is a vehicle that can be quoted, with its address of its names', () => {
  expect(validateVehicle(FORM)).toEqual({});
  expect(CONTENT.vehicles.schema.parse(vehicleToWrite(FORM, 3))).toMatchObject({
    slug: 'marca-rio-500',
    segment: 'Tractocamión con dormitorio',
    versions: [{ name: '6x4', price: '2000000' }],
    position: 3,
  });
});

it('says of each box what is wrong with it', () => {
  expect(Object.keys(validateVehicle(NEW_VEHICLE)).sort()).toEqual(
    ['brand', 'name', 'price', 'silhouette', 'type', 'version'].sort(),
  );
  expect(Object.keys(validateVehicle({ ...FORM, price: '0' }))).toEqual(['price']);
  expect(Object.keys(validateVehicle({ ...FORM, brand: '¿', name: '?' }))).toEqual(['name']);
});
