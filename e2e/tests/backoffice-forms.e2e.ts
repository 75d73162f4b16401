import type { Page } from '@playwright/test';
import { violations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { Keyboard } from '../support/keyboard';

const sections = (page: Page) => page.getByRole('navigation', { name: 'Secciones del formulario' });
const save = (page: Page) => page.getByRole('button', { name: 'Guardar contrato' });

/** Each field that Tab leads to can be seen whole, between the bar above and that which saves. */
async function expectNothingHidden(page: Page, fields: number): Promise<void> {
  for (let each = 0; each < fields; each++) {
    await page.keyboard.press('Tab');
    const isFree = () =>
      page.evaluate(() => {
        const field = document.activeElement;
        if (!field?.matches('main form :is(input, textarea, [role=combobox])')) return true;
        const { top, bottom } = field.getBoundingClientRect();
        const bar = document.querySelector('.flota-save-bar');
        const row = document.querySelector('nav[aria-label="Secciones del formulario"]');
        const foot = bar?.getBoundingClientRect().top ?? innerHeight;
        // Beside the form it covers nothing.
        const head =
          row && row.getBoundingClientRect().width > innerWidth / 2 ? row.getBoundingClientRect().bottom : 51;
        return (top >= head && bottom <= foot) || `${field.getAttribute('name')}: ${top}–${bottom} in ${head}–${foot}`;
      });
    await expect.poll(isFree).toBe(true);
  }
}

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
]) {
  test(`a long form is walked by the keyboard at ${width} px${width === 360 ? ' @thorough' : ''}`, async ({
    page,
    backoffice,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await backoffice.signIn('admin');
    await page.goto('/admin/contracts/create');
    const keyboard = new Keyboard(page);
    await expect(save(page)).toBeInViewport({ ratio: 1 });
    await expect(sections(page).getByRole('link', { name: 'Contrato', exact: true })).toHaveAttribute(
      'aria-current',
      'location',
    );
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    const holder = sections(page).getByRole('link', { name: 'Titular' });
    await keyboard.press(holder);
    await expect(page.getByRole('heading', { name: 'Titular' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Titular' })).toBeInViewport({ ratio: 1 });
    await expect(holder).toHaveAttribute('aria-current', 'location');
    // What was asked for stands there; the address is the form's still.
    expect(new URL(page.url()).hash).toBe('');
    await expectNothingHidden(page, 18);

    await keyboard.write(page.getByRole('textbox', { name: 'Nombre', exact: true }), 'Rosa Elena');
    await expect(page.getByText('Sin guardar')).toBeInViewport({ ratio: 1 });
    await keyboard.press(save(page));
    await expect(holder).toHaveAccessibleName('Titular (hay algo que corregir)');
    await expect(page.getByRole('textbox', { name: 'Nombre', exact: true })).toHaveValue('Rosa Elena');
    await expect(page.getByText('Sin guardar')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

test('a text says near its end how much room is left, and saves by the bar in sight', async ({ page, backoffice }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await backoffice.signIn('admin');
  await page.goto('/admin/canned-answers/create');
  const name = page.getByRole('textbox', { name: 'Nombre' });
  await name.fill('a'.repeat(63));
  await expect(page.getByText(/de 80\./)).toHaveCount(0);
  // Longer than it may be, it is kept as it was pasted, not cut.
  await name.fill('a'.repeat(85));
  await expect(page.getByText('Sobran 5 caracteres: caben 80.').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Texto' }).fill('Con gusto.');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveValue('a'.repeat(85));
  // The message above the bar leaves the button free.
  await expect(page.getByText(/^Hay datos por corregir/)).toBeVisible();
  await name.fill('Con gusto');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page).toHaveURL(/canned-answers$/);
  await expect(page.getByText('Con gusto', { exact: true })).toBeVisible();
});
