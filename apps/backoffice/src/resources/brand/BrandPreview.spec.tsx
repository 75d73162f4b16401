import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrandPreview } from './BrandPreview.js';

afterEach(cleanup);

const frame = () => screen.getByTitle<HTMLIFrameElement>('Vista previa');

/** The page that is looked at has arrived. */
function arrive(html: string): Document {
  const page = new DOMParser().parseFromString(html, 'text/html');
  Object.defineProperty(frame(), 'contentDocument', { value: page });
  fireEvent.load(frame());
  return page;
}

it('is there once its main part says that it is looked at, and so is each of its pages', async () => {
  render(<BrandPreview token="t" version="1" outdated={false} />);
  expect(getComputedStyle(frame()).visibility).toBe('hidden');
  const page = arrive('<main>Inicio</main>');
  expect(page.querySelector('main')!.getAttribute('aria-label')).toBe('Vista previa del sitio');
  expect(getComputedStyle(frame()).visibility).toBe('visible');

  await userEvent.click(screen.getByRole('tab', { name: 'Correo' }));
  expect(getComputedStyle(frame()).visibility).toBe('hidden');
  arrive('<p>Un correo</p>');
  expect(getComputedStyle(frame()).visibility).toBe('visible');
});
