import { expect, test } from '../support/fixtures';

const NOTICE = 'Puede leer esta página';
const PAGES = ['/', '/distribuidores', '/legales/terminosycondiciones'];

test('with the database stopped kept pages are still shown, and say what doesn’t work @queue', async ({
  page,
  stack,
}) => {
  const titles = new Map<string, string>();
  for (const path of PAGES) {
    await page.goto(path);
    titles.set(path, await page.getByRole('heading', { level: 1 }).innerText());
    await expect(page.getByText(NOTICE)).toBeHidden();
  }
  await stack.stopDatabase();
  try {
    for (const path of PAGES) {
      // A page is made anew behind the visitor's back once it is ten seconds old; then it is known that it can't be.
      await expect(async () => {
        await page.goto(path);
        await expect(page.getByText(NOTICE)).toBeVisible({ timeout: 1_000 });
      }).toPass({ timeout: 40_000 });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.get(path) ?? '');
    }
    // One that was never made before says so plainly, and who comes back later finds it.
    await page.goto('/noticias?pagina=2');
    await expect(page.getByText('Hubo un error en el servidor')).toBeVisible();
  } finally {
    await stack.startDatabase();
  }
  await expect(async () => {
    await page.goto('/');
    await expect(page.getByText(NOTICE)).toBeHidden({ timeout: 1_000 });
    await page.goto('/noticias?pagina=2');
    await expect(page.getByText('Hubo un error en el servidor')).toBeHidden({ timeout: 1_000 });
  }).toPass({ timeout: 40_000 });
});
