import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createTransport } from 'nodemailer';
import { type MailCatcher, startMailCatcher } from './index.js';

let catcher: MailCatcher;
let origin: string;

async function start(directory?: string): Promise<void> {
  catcher = await startMailCatcher({ smtpPort: 0, httpPort: 0, directory });
  origin = `http://127.0.0.1:${catcher.httpPort}`;
}

async function send(overrides: Record<string, unknown> = {}): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port: catcher.smtpPort, auth: { user: 'a', pass: 'b' } });
  await transport.sendMail({
    from: 'Flota Financiera <hola@flota.test>',
    to: 'Benjamín Ñúñez <benjamin@example.com>',
    subject: 'Su cotización de México',
    text: 'Mensualidad: $65,502.73',
    html: '<h1>Mensualidad</h1><script>alert(1)</script>',
    ...overrides,
  });
  transport.close();
}

async function getJson(path: string): Promise<unknown> {
  return (await fetch(origin + path)).json();
}

beforeEach(() => start());
afterEach(() => catcher.close());

describe('a caught message', () => {
  it('is read back with its parts', async () => {
    await send({
      attachments: [{ filename: 'cotización.pdf', content: Buffer.from('%PDF-1.7'), contentType: 'application/pdf' }],
    });

    const [message] = catcher.messages();
    expect(message).toMatchObject({
      from: { name: 'Flota Financiera', address: 'hola@flota.test' },
      to: [{ name: 'Benjamín Ñúñez', address: 'benjamin@example.com' }],
      subject: 'Su cotización de México',
      text: expect.stringContaining('$65,502.73'),
      attachments: [{ filename: 'cotización.pdf', mimeType: 'application/pdf', size: 8 }],
    });
  });

  it('names blind copies among its recipients only', async () => {
    await send({ bcc: 'copia@example.com' });

    expect(catcher.messages()[0]?.recipients).toEqual(['benjamin@example.com', 'copia@example.com']);
    expect(await getJson('/api/messages?to=COPIA@example.com')).toHaveLength(1);
    expect(await getJson('/api/messages?to=otra@example.com')).toEqual([]);
  });

  it('comes newest first and can be waited for', async () => {
    const waited = catcher.waitFor(({ subject }) => subject === 'dos');
    await send({ subject: 'uno' });
    await send({ subject: 'dos' });

    expect((await waited).subject).toBe('dos');
    expect(catcher.messages().map(({ subject }) => subject)).toEqual(['dos', 'uno']);
    await expect(catcher.waitFor(() => false, 10)).rejects.toThrow('No matching message');
  });
});

describe('the JSON API', () => {
  it('lists, details, hands out attachments and clears', async () => {
    await send({
      attachments: [{ filename: 'a.pdf', content: Buffer.from('%PDF-1.7'), contentType: 'application/pdf' }],
    });
    const id = catcher.messages()[0]?.id;

    expect(await getJson('/api/messages')).toMatchObject([{ id, attachments: [{ filename: 'a.pdf', size: 8 }] }]);
    expect(await getJson(`/api/messages/${id}`)).toMatchObject({
      text: expect.stringContaining('Mensualidad'),
      html: expect.stringContaining('<h1>'),
      headers: expect.arrayContaining([{ name: 'X-Envelope-To', value: 'benjamin@example.com' }]),
    });

    const attachment = await fetch(`${origin}/api/messages/${id}/attachments/0`);
    expect(await attachment.text()).toBe('%PDF-1.7');
    expect(attachment.headers.get('content-disposition')).toBe("inline; filename*=UTF-8''a.pdf");

    expect((await fetch(`${origin}/api/messages`, { method: 'DELETE' })).status).toBe(204);
    expect(await getJson('/api/messages')).toEqual([]);
    expect((await fetch(`${origin}/api/messages/${id}`)).status).toBe(404);
  });

  it('never shows an attachment that could run script', async () => {
    await send({
      attachments: [{ filename: 'a.html', content: '<script>alert(1)</script>', contentType: 'text/html' }],
    });
    const id = catcher.messages()[0]?.id;

    const attachment = await fetch(`${origin}/api/messages/${id}/attachments/0`);
    expect(attachment.headers.get('content-disposition')).toMatch(/^attachment/);
  });

  it('does not let another site clear the box', async () => {
    await send();
    const answer = await fetch(`${origin}/clear`, { method: 'POST', headers: { 'Sec-Fetch-Site': 'cross-site' } });

    expect(answer.status).toBe(403);
    expect(catcher.messages()).toHaveLength(1);
  });
});

describe('the page', () => {
  it('escapes what senders wrote', async () => {
    await send({ subject: '<img src=x onerror=alert(1)>' });
    const page = await (await fetch(origin)).text();

    expect(page).toContain('&lt;img src=x');
    expect(page).not.toContain('<img src=x');
  });

  it('shows the HTML body where no script runs, with inline pictures resolved', async () => {
    await send({
      html: '<img src="cid:logo@flota"><script>alert(1)</script>',
      attachments: [{ filename: 'logo.png', content: Buffer.from('png'), cid: 'logo@flota' }],
    });
    const id = catcher.messages()[0]?.id;
    const page = await (await fetch(`${origin}/messages/${id}`)).text();
    expect(page).toMatch(/<iframe[^>]*\ssandbox="allow-popups allow-popups-to-escape-sandbox"/);

    const body = await fetch(`${origin}/messages/${id}/body`);
    expect(body.headers.get('content-security-policy')).toMatch(/^sandbox allow-popups [^;]*; default-src 'none'/);
    expect(await body.text()).toContain(`<img src="/api/messages/${id}/attachments/0">`);
  });

  it('says so when a message is gone', async () => {
    const answer = await fetch(`${origin}/messages/1`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Este correo ya no está');
  });
});

describe('a server in trouble', () => {
  it.each([
    ['busy', { responseCode: 451 }, 0],
    ['unknown-recipient', { responseCode: 550 }, 0],
    ['drop-in-data', { code: 'ECONNECTION' }, 0],
    ['drop-before-answer', { code: 'ECONNECTION' }, 1],
  ] as const)('fails as told (%s), and takes mail again afterwards', async (fault, failure, kept) => {
    catcher.setFault(fault);
    await expect(send()).rejects.toMatchObject(failure);
    expect(catcher.messages()).toHaveLength(kept);

    catcher.setFault(null);
    await send();
    expect(catcher.messages()).toHaveLength(kept + 1);
  });

  it('answers nobody while it holds, and all of them afterwards', async () => {
    let release = () => {};
    catcher.setFault({ heldUntil: new Promise<void>((resolve) => (release = resolve)) });
    const sent = send();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(catcher.messages()).toEqual([]);

    release();
    await sent;
    expect(catcher.messages()).toHaveLength(1);
  });

  it('keeps a message before it says so when it is slow', async () => {
    catcher.setFault({ slowMs: 300 });
    const since = Date.now();
    const sent = send();
    await catcher.waitFor(() => true);
    await sent;
    expect(Date.now() - since).toBeGreaterThanOrEqual(300);
  });
});

describe('with a directory', () => {
  let directory: string;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'mail-catcher-'));
    await catcher.close();
    await start(directory);
  });
  afterEach(() => rm(directory, { recursive: true }));

  it('keeps messages across restarts until they are cleared', async () => {
    await send({ bcc: 'copia@example.com' });
    const before = catcher.messages();
    await catcher.close();
    await start(directory);

    expect(catcher.messages()).toEqual(before);
    await catcher.clear();
    expect(await readdir(directory)).toEqual([]);
  });
});

it('keeps as many as it is told', async () => {
  await catcher.close();
  catcher = await startMailCatcher({ smtpPort: 0, httpPort: 0, capacity: 2 });
  for (const subject of ['uno', 'dos', 'tres']) await send({ subject });
  expect(catcher.messages().map(({ subject }) => subject)).toEqual(['tres', 'dos']);
});

it('says which port is taken', async () => {
  await expect(startMailCatcher({ smtpPort: catcher.smtpPort, httpPort: 0 })).rejects.toMatchObject({
    code: 'EADDRINUSE',
    port: catcher.smtpPort,
  });
});
