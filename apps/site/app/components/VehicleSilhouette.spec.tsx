import { expect, it } from '@jest/globals';
import { vehicleModelSchema } from '@flota/schemas';
import { render } from '@testing-library/react';
import { existsSync } from 'node:fs';
import { VehicleSilhouette } from './VehicleSilhouette.js';

const drawingOf = (name: string): string => {
  const { container } = render(<VehicleSilhouette name={name} />);
  return container.querySelector('img')?.getAttribute('src') ?? '';
};

it.each(vehicleModelSchema.shape.silhouette.options)('there is a drawing of %s', (name) => {
  expect(drawingOf(name)).toBe(`/silhouettes/${name}.svg`);
  expect(existsSync(new URL(`../../public/silhouettes/${name}.svg`, import.meta.url))).toBe(true);
});

it.each(['', 'spaceship', 'toString'])('shows the medium truck for %j, which is no name of a drawing', (name) => {
  expect(drawingOf(name)).toBe('/silhouettes/medium-truck.svg');
});
