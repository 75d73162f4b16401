import { expect, type Page } from '@playwright/test';

export interface Visitor {
  name: string;
  email: string;
  phone: string;
}

/** The calculator as a visitor goes through it. */
export class Calculator {
  constructor(private readonly page: Page) {}

  /** What is being quoted and what it comes to. */
  get panel() {
    return this.page.getByRole('region', { name: 'Su cotización' });
  }

  stored(key: string): Promise<string | null> {
    return this.page.evaluate((name) => localStorage.getItem(name), key);
  }

  /** The primary action: in the side column on wide screens, in the bar at the bottom on phones. */
  async next(): Promise<void> {
    await this.page.getByRole('button', { name: 'Continuar' }).filter({ visible: true }).click();
  }

  async chooseVehicle(model = /Cascadia 126/, version = /DD13 DT12 6x4/): Promise<void> {
    await this.page.getByRole('button', { name: model }).click();
    await this.page.getByText(version).click();
    await this.toPlan();
  }

  async toPlan(): Promise<void> {
    await this.next();
    await expect(this.page).toHaveURL(/paso-2$/);
    // The address changes before the page does, and the step before has a button of the same name.
    await expect(this.page.getByRole('heading', { level: 1, name: 'Arme su plan' })).toBeVisible();
  }

  async choosePlan(personType: 'Persona física' | 'Persona moral' = 'Persona moral'): Promise<void> {
    await this.page.getByText(personType).first().click();
    await this.next();
    await expect(this.page).toHaveURL(/paso-3$/);
  }

  async fillContact({ name, email, phone }: Visitor): Promise<void> {
    await this.page.getByLabel('Nombre').fill(name);
    await this.page.getByLabel('Correo').fill(email);
    await this.page.getByRole('textbox', { name: 'Teléfono' }).fill(phone);
  }

  async accept(): Promise<void> {
    await this.page.getByRole('checkbox', { name: /aviso de privacidad/i }).check();
  }

  async submit(): Promise<void> {
    await this.page
      .getByRole('button', { name: /enviar|recibir/i })
      .filter({ visible: true })
      .click();
  }

  /** From nothing to the saved quote's page. */
  async quote(visitor: Visitor): Promise<void> {
    await this.page.goto('/calculadora');
    await this.chooseVehicle();
    await this.choosePlan();
    await this.fillContact(visitor);
    await this.accept();
    await this.submit();
    await expect(this.page).toHaveURL(/\/cotizacion\/[\w-]{20,}/);
  }
}
