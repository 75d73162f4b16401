import { expect, it } from '@jest/globals';
import { vehicleModelSchema } from '@flota/schemas';
import { render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { VehicleSilhouette } from './VehicleSilhouette.js';

const fileAt = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');

const drawingOf = (name: string): string => {
  const { container } = render(<VehicleSilhouette name={name} />);
  return container.querySelector('img')?.getAttribute('src') ?? '';
};

it.each(vehicleModelSchema.shape.silhouette.options)('there is a drawing of %s', (name) => {
  expect(drawingOf(name)).toBe(`/silhouettes/${name}.svg`);
  expect(fileAt(`artwork/public/silhouettes/${name}.svg`)).toContain('viewBox="0 0 480 200"');
});

it.each(vehicleModelSchema.shape.silhouette.options)('%s looks the same in the PDF', (name) => {
  // A copy: Typst reads nothing outside the folder of its templates.
  expect(fileAt(`apps/api/templates/vehicles/${name}.svg`)).toBe(fileAt(`artwork/public/silhouettes/${name}.svg`));
});

it.each(['', 'spaceship', 'toString'])('shows the medium truck for %j, which is no name of a drawing', (name) => {
  expect(drawingOf(name)).toBe('/silhouettes/medium-truck.svg');
});
