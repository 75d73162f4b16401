import { expect, it } from '@jest/globals';
import { silhouetteSchema } from '@flota/schemas';
import { render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { VehicleSilhouette } from './VehicleSilhouette.js';

const fileAt = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');

const drawingOf = (name: string): string => {
  const { container } = render(<VehicleSilhouette name={name} />);
  return container.querySelector('use')?.getAttribute('href') ?? '';
};

it.each(silhouetteSchema.options)('there is a drawing of %s', (name) => {
  expect(drawingOf(name)).toBe(`/silhouettes/${name}.svg#vehicle`);
  const file = fileAt(`artwork/public/silhouettes/${name}.svg`);
  expect(file).toContain('id="vehicle" viewBox="0 0 480 200"');
  expect(Buffer.byteLength(file)).toBeLessThan(9_000);
});

it.each(silhouetteSchema.options)('%s bears the colours of the page, and no fixed one of ours', (name) => {
  const bare = fileAt(`artwork/public/silhouettes/${name}.svg`).replace(/var\(--color-[a-z]+,#[0-9a-f]{6}\)/g, '');
  expect(bare).not.toMatch(/#(e85d04|ffb703|0b7a75)/);
});

it.each(silhouetteSchema.options)('%s looks the same in the PDF', (name) => {
  // A copy: Typst reads nothing outside the folder of its templates, and knows no variables.
  const printed = fileAt(`artwork/public/silhouettes/${name}.svg`).replace(/var\(--[a-z-]+,(#[0-9a-f]{6})\)/g, '$1');
  expect(fileAt(`apps/api/templates/vehicles/${name}.svg`)).toBe(printed);
});

it.each(['', 'spaceship', 'toString'])('shows the medium truck for %j, which is no name of a drawing', (name) => {
  expect(drawingOf(name)).toBe('/silhouettes/medium-truck.svg#vehicle');
});
