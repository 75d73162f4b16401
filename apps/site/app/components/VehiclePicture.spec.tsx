import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { VehiclePicture } from './VehiclePicture.js';

const image = `/media/${'a'.repeat(64)}`;
const photo = { image, alt: 'Tractocamión blanco en un patio', focus: { x: 20, y: 70 } };

it('shows the first photo in the widths it comes in, cut around what must stay in sight', () => {
  const { getByAltText } = render(<VehiclePicture vehicle={{ silhouette: 'tractor', photos: [photo] }} sizes="50vw" />);
  const shown = getByAltText(photo.alt);
  expect(shown.getAttribute('srcset')).toBe(
    `${image}/480 480w, ${image}/800 800w, ${image}/1200 1200w, ${image} 1600w`,
  );
  expect(shown.getAttribute('sizes')).toBe('50vw');
  expect(shown.style.objectPosition).toBe('20% 70%');
});

it.each([[[]], [undefined]])('shows the drawing where there is none', (photos) => {
  const { container } = render(<VehiclePicture vehicle={{ silhouette: 'mixer', photos }} />);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('use')?.getAttribute('href')).toBe('/silhouettes/mixer.svg#vehicle');
});
