import { expect, type Page } from '@playwright/test';

export type DemoRole = 'admin' | 'content' | 'care' | 'finance' | 'auditor';

/** The backoffice as staff use it. */
export class Backoffice {
  constructor(
    private readonly page: Page,
    private readonly password: string,
  ) {}

  async signIn(role: DemoRole): Promise<void> {
    await this.page.goto('/admin');
    await this.page.getByLabel(/correo/i).fill(`${role}@flota.test`);
    await this.page
      .getByLabel(/contraseña/i)
      .first()
      .fill(this.password);
    await this.page.getByRole('button', { name: /entrar|iniciar|acceder/i }).click();
    // The button changes its words while they are checked: only the page that follows says that they were right.
    await expect(this.page.getByRole('heading', { name: 'Inicie sesión' })).toHaveCount(0);
  }

  /** By the menu, where it may stand in a group that is folded away; else by the palette, which has what is merely read. */
  async open(section: string): Promise<void> {
    const menu = this.page.getByRole('navigation', { name: 'Menú', exact: true });
    const entry = menu.getByRole('link', { name: section, exact: true });
    await expect(menu.getByRole('button', { expanded: true }).first()).toBeVisible();
    for (const group of await menu.locator('button[aria-expanded]').all()) {
      if ((await entry.count()) > 0) break;
      if ((await group.getAttribute('aria-expanded')) === 'true') continue;
      await group.click();
      await expect(group).toHaveAttribute('aria-expanded', 'true');
    }
    if ((await entry.count()) > 0) return entry.click();
    await this.page.keyboard.press('Control+k');
    await this.page.getByRole('combobox', { name: 'Buscar' }).fill(section);
    await this.page.getByRole('group', { name: 'Ir a' }).getByRole('option', { name: section, exact: true }).click();
  }

  /** Found by its number: there are more contracts than a page of the list shows. */
  async openContract(number: string): Promise<void> {
    await this.open('Contratos');
    await this.page.getByPlaceholder(/^Número/).fill(number);
    await this.page.getByRole('row', { name: number }).click();
  }

  /** Entries of the menu by the name of their group; those above all groups under ''. */
  async menu(): Promise<Record<string, string[]>> {
    const menu = this.page.getByRole('navigation', { name: 'Menú', exact: true });
    await expect(menu.getByRole('button', { expanded: true }).first()).toBeVisible();
    const shown: Record<string, string[]> = { '': await menu.locator('> ul > li > a').allInnerTexts() };
    for (const group of await menu.locator('button[aria-expanded]').all()) {
      if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
      const name = await group.innerText();
      await expect(group).toHaveAttribute('aria-expanded', 'true');
      shown[name] = await group.locator('..').getByRole('link').allInnerTexts();
    }
    return shown;
  }
}
