import { expect, type Locator, type Page } from '@playwright/test';

export const PERSON = { name: 'Ana López', phone: '55 1234 5678' };

/** What the forms of the site have in common, as a visitor fills them in. */
export class SiteForms {
  constructor(private readonly page: Page) {}

  get submitButton(): Locator {
    return this.page.locator('main form button[type=submit]');
  }

  async fillPerson(email: string): Promise<void> {
    await this.page.getByLabel('Nombre', { exact: true }).fill(PERSON.name);
    await this.fillReach(email);
  }

  async fillReach(email: string): Promise<void> {
    await this.page.getByLabel('Correo electrónico').fill(email);
    await this.page.getByRole('textbox', { name: /^Teléfono/ }).fill(PERSON.phone);
  }

  async accept(): Promise<void> {
    await this.page.getByRole('checkbox', { name: /aviso de privacidad/i }).check();
  }

  /** The folio of the receipt that takes the form's place. */
  async folio(): Promise<string> {
    const receipt = this.page.getByRole('status').filter({ hasText: 'Su folio' });
    await expect(receipt).toBeFocused();
    const folio = /[A-Z]-[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(await receipt.innerText())?.[0];
    if (!folio) throw new Error('The receipt bears no folio');
    return folio;
  }
}
