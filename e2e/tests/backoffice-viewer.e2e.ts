import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';

const CERTIFICATE = 'Constancia de situación fiscal';

interface Canvas {
  width: number;
  height: number;
  getContext: (kind: '2d') => {
    getImageData: (x: number, y: number, width: number, height: number) => { data: ArrayLike<number> };
  };
}

/** How much of a sheet is drawn on in a dark colour. Nothing is of one that is still empty, or all white. */
const inkOf = (sheet: Locator): Promise<number> =>
  sheet.evaluate((node) => {
    const canvas = node as unknown as Canvas;
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    let ink = 0;
    for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 100 && data[at + 3] === 255) ink += 1;
    return ink;
  });

for (const width of [1440, 768] as const) {
  test(`what came with a bill request is read beside it, zoomed and turned by keyboard, at ${width}${width === 768 ? ' @thorough' : ''}`, async ({
    backoffice,
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await backoffice.signIn('care');
    await page.goto('/admin/bill-requests');
    await page.getByRole('main').getByText('FL-').first().click();
    const choice = page.getByRole('group', { name: 'Qué documento se ve' });
    // Nothing is opened unasked: each look stands in the audit log.
    await expect(choice.getByRole('button', { pressed: true })).toHaveCount(0);
    await choice.getByRole('button', { name: CERTIFICATE }).press('Enter');
    const sheet = page.getByRole('img', { name: CERTIFICATE }).first();
    await expect(sheet).toBeVisible();
    const sizeOf = async () => (await sheet.boundingBox()) ?? { width: 0, height: 0 };
    const { width: fitted, height } = await sizeOf();
    expect(height).toBeGreaterThan(fitted);

    const box = page.getByRole('region', { name: CERTIFICATE });
    await box.focus();
    await page.keyboard.press('r');
    await expect.poll(async () => (await sizeOf()).height).toBeLessThan(fitted);
    await page.keyboard.press('+');
    await expect(page.getByRole('button', { name: 'Ajustar (125 %)' })).toBeVisible();
    await expect.poll(async () => Math.round((await sizeOf()).width)).toBe(Math.round(fitted * 1.25));
    await page.keyboard.press('0');
    await expect(page.getByRole('button', { name: 'Ajustar (100 %)' })).toBeVisible();
    await expectAccessible(page, 'main');

    // Drawn, and no white sheet.
    await expect.poll(() => inkOf(sheet)).toBeGreaterThan(50);
  });
}
