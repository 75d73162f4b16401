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

  async open(section: string): Promise<void> {
    await this.page.getByRole('menuitem', { name: section, exact: true }).click();
  }

  /** Found by its number: there are more contracts than a page of the list shows. */
  async openContract(number: string): Promise<void> {
    await this.open('Contratos');
    await this.page.getByPlaceholder(/^Número/).fill(number);
    await this.page.getByRole('row', { name: number }).click();
  }

  /** Menu entries of this role. */
  sections(): Promise<string[]> {
    return this.page.getByRole('menuitem').allInnerTexts();
  }
}
