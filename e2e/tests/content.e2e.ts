import { expect, test } from '../support/fixtures';

const CREDIT_ANSWER = '/faqs/general-questions#que-diferencia-hay-entre-credito-y-arrendamiento';

test.describe('addresses', () => {
  for (const [old, current] of [
    ['/about', '/acerca'],
    ['/faqs', '/faqs/general-questions'],
    ['/legal', '/legales/terminosycondiciones'],
    ['/legales', '/legales/terminosycondiciones'],
    ['/login', '/acceso'],
    ['/news-details', '/noticias'],
    ['/news-details/3?pagina=2', '/noticias/3?pagina=2'],
    ['/noticias/1', '/noticias/credito-o-arrendamiento-como-elegir'],
  ] as const) {
    test(`${old} has moved for good to ${current}`, async ({ request }) => {
      const answer = await request.get(old, { maxRedirects: 0 });
      expect(answer.status()).toBe(301);
      expect(answer.headers().location).toBe(current);
    });
  }

  test('a number that no article has leads to all of them', async ({ request }) => {
    const answer = await request.get('/noticias/999', { maxRedirects: 0 });
    expect(answer.headers().location).toBe('/noticias');
  });

  for (const unknown of [
    '/noticias/no-existe',
    '/brand-otra',
    '/faqs/no-existe',
    '/legales/no-existe',
    '/legales/NO%20',
  ])
    test(`${unknown} leads home`, async ({ request }) => {
      const answer = await request.get(unknown, { maxRedirects: 0 });
      expect(answer.status()).toBe(302);
      expect(answer.headers().location).toBe('/');
    });
});

test.describe('news', () => {
  test('nine a page, the rest on the next, and the feed is announced', async ({ page }) => {
    await page.goto('/noticias');
    await expect(page.getByRole('article')).toHaveCount(9);
    await expect(page.locator('link[rel="alternate"]')).toHaveAttribute('href', '/noticias/rss.xml');
    const newest = await page.getByRole('heading', { level: 2 }).first().innerText();

    await page.getByRole('link', { name: 'Página siguiente' }).click();
    await expect(page).toHaveURL(/\/noticias\?pagina=2/);
    await expect(page.getByRole('link', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { name: newest })).toHaveCount(0);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('a page beyond the last one is the first', async ({ page }) => {
    await page.goto('/noticias?pagina=900');
    await expect(page).toHaveURL(/\/noticias$/);
  });

  test('an article says what, when and where to go on, also to search engines', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/noticias');
    const title = 'Cómo reconocer un fraude a nombre de una financiera';
    await page.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(/\/noticias\/como-reconocer-un-fraude/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('article time').first()).toHaveText(/^\d{1,2} [a-z]{3} \d{4}$/);
    await expect(page.getByRole('link', { name: 'A dónde acudir' })).toHaveAttribute('href', '/legales/une');
    await expect(page.getByRole('region', { name: 'Más noticias' }).getByRole('article')).toHaveCount(3);

    const kinds = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) =>
        scripts.map((script) => (JSON.parse(script.textContent) as Record<string, unknown>)['@type']),
      );
    expect(kinds).toEqual(expect.arrayContaining(['NewsArticle', 'BreadcrumbList']));

    await page.getByRole('button', { name: 'Compartir' }).click();
    await expect(page.getByRole('button', { name: 'Enlace copiado' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });
});

test.describe('questions', () => {
  test('the search goes through every category, forgives accents and plurals, and marks what it found', async ({
    page,
  }) => {
    await page.goto('/faqs/general-questions');
    await page.getByRole('searchbox').pressSequentially('deposito garantias', { delay: 15 });
    await expect(page.getByRole('status').filter({ hasText: 'deposito garantias' })).toHaveText(
      /^\d+ respuestas? para/,
    );
    const results = page.getByRole('main').getByRole('article');
    await expect(results.first()).toContainText('Arrendamiento');
    await expect(
      results
        .locator('mark')
        .filter({ hasText: /^depósito$/i })
        .first(),
    ).toBeVisible();
    await expect(page).toHaveURL(/q=deposito\+garantias/);

    await page.getByRole('link', { name: '¿Me devuelven el depósito en garantía?' }).click();
    await expect(page).toHaveURL(/\/faqs\/arrendamiento#me-devuelven-el-deposito-en-garantia$/);
    await expect(page.getByText('Sí. No causa IVA y se le devuelve')).toBeVisible();
    await expect(page.getByText('¿Me devuelven el depósito en garantía?')).toBeInViewport();
  });

  test('a phrase nobody asked about says what to do, and can be taken back', async ({ page }) => {
    await page.goto('/faqs/pagos?q=velero');
    await expect(page.getByRole('heading', { name: 'Ninguna pregunta habla de eso' })).toBeVisible();
    await page.getByRole('link', { name: 'Quitar búsqueda' }).click();
    await expect(page).toHaveURL(/\/faqs\/pagos$/);
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await expect(page.locator('details').first()).toHaveAttribute('open');
  });

  test('an address that names a question opens it', async ({ page }) => {
    await page.goto(CREDIT_ANSWER);
    await expect(page.getByText('la unidad se factura a su nombre desde el primer día')).toBeVisible();
    await expect(page.getByText('¿Qué diferencia hay entre crédito y arrendamiento?')).toBeInViewport();
    await expect(page.locator('details[open]')).toHaveCount(1);
  });

  test('without scripts the search is a form, the categories are links and the address opens a question', async ({
    browser,
    stack,
  }) => {
    const page = await browser.newPage({ baseURL: stack.url, javaScriptEnabled: false });
    await page.goto('/faqs/general-questions');
    await page.getByRole('searchbox').fill('residual');
    await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click();
    await expect(page.getByRole('link', { name: '¿Qué es el valor residual?' })).toBeVisible();
    await page.getByRole('link', { name: 'Seguros', exact: true }).click();
    await expect(page).toHaveURL(/\/faqs\/seguros$/);
    await page.goto(CREDIT_ANSWER);
    await expect(page.getByText('la unidad se factura a su nombre desde el primer día')).toBeVisible();
    await page.close();
  });

  test('what was searched for is not kept by any cache', async ({ request }) => {
    const answer = await request.get('/faqs/pagos?q=embargo');
    expect(answer.headers()['cache-control']).toContain('no-store');
  });
});

test.describe('legal texts', () => {
  test('one leads to the next, each with its date', async ({ page }) => {
    await page.goto('/legales/terminosycondiciones');
    const navigation = page.getByRole('navigation', { name: 'Documentos legales' });
    await expect(navigation.getByRole('link', { name: /términos y condiciones/i })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await navigation.getByRole('link', { name: /Unidad Especializada/ }).click();
    await expect(page).toHaveURL(/\/legales\/une$/);
    await expect(page.getByText('Última actualización: 15 ene 2026')).toBeVisible();
    await expect(page.getByRole('button', { name: 'MENÚ' })).toBeVisible();
  });

  test('opened by another application they stand alone, from the first byte and from one to the next', async ({
    page,
    browser,
    stack,
  }) => {
    const menu = page.getByRole('button', { name: 'MENÚ' });
    await page.goto('/legales/une?solo=1');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(menu).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await page.getByRole('link', { name: /^Aviso de privacidad/i }).click();
    await expect(page).toHaveURL(/\/legales\/aviso-de-privacidad\?solo=1$/);
    await expect(menu).toBeHidden();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/legales\/aviso-de-privacidad$/);

    const plain = await browser.newPage({ baseURL: stack.url, javaScriptEnabled: false });
    await plain.goto('/legales/une?solo=1');
    await expect(plain.getByRole('button', { name: 'MENÚ' })).toBeHidden();
    await plain.close();
  });

  test('on paper there is the text, and who the lender is', async ({ page }) => {
    await page.goto('/legales/une');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'MENÚ' })).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Documentos legales' })).toBeHidden();
    await expect(page.getByRole('banner')).toContainText('Flota');
  });

  test('the page about cookies offers the choice', async ({ page }) => {
    await page.goto('/legales/cookies');
    await expect(page.getByRole('main').getByRole('heading', { name: 'Su elección' })).toBeVisible();
  });
});

test.describe('forms to download', () => {
  test('each kind of person has its own, as PDF files', async ({ page, request }) => {
    await page.goto('/formularios');
    const link = page.getByRole('link', { name: /^Descargar PDF Solicitud de crédito/ });
    await expect(link).toHaveAccessibleName(/persona física/);
    await page.getByRole('link', { name: 'Persona moral' }).click();
    await expect(page).toHaveURL(/persona=moral/);
    await expect(link).toHaveAccessibleName(/persona moral/);

    const download = page.waitForEvent('download');
    await link.click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    const file = await request.get((await link.getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toContain('application/pdf');
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('without scripts both kinds can be read', async ({ browser, stack }) => {
    const page = await browser.newPage({ baseURL: stack.url, javaScriptEnabled: false });
    await page.goto('/formularios');
    await expect(page.getByRole('heading', { name: 'Anexo 1, persona física' })).toBeVisible();
    await page.getByRole('link', { name: 'Persona moral' }).click();
    await expect(page.getByRole('heading', { name: 'Anexo 1, persona moral' })).toBeVisible();
    await page.close();
  });
});

test('the company tells its story, its figures and how to go on', async ({ page }) => {
  await page.goto('/acerca');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const figures = page.getByRole('region', { name: 'En cifras' });
  await expect(figures.getByRole('definition').filter({ hasText: 'Más de 30 años' })).toHaveCount(1);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^COTIZAR/ })
    .click();
  await expect(page).toHaveURL(/\/calculadora\/paso-1/);
});

for (const [slug, title] of [
  ['financial', 'Flota Financiera'],
  ['insurance', 'Flota Seguros'],
  ['daimler', 'Flota Camiones y Autobuses'],
] as const) {
  test(`/brand-${slug} is the page of ${title}`, async ({ page }) => {
    await page.goto(`/brand-${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`/brand-${slug}$`));
  });
}

test('coming back from the card provider promises nothing, and stays out of search engines', async ({ page }) => {
  await page.goto('/pago-confirmado?folio=A-1');
  await expect(page.getByText('Estamos confirmando su pago con el proveedor')).toBeVisible();
  await expect(page.getByText(/pago (fue )?recibido|recibimos su pago/i)).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('main').getByRole('link', { name: 'Ir a mi cuenta' })).toBeVisible();
});
