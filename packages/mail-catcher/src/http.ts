import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { REFRESH_SCRIPT, STYLE } from './assets.js';
import type { Html } from './html.js';
import type { Mailbox } from './mailbox.js';
import type { CaughtAttachment, CaughtMessage } from './message.js';
import { BODY_SANDBOX, bodyPage, listPage, messagePage, notFoundPage } from './pages.js';

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'self'";
const BODY_POLICY = `sandbox ${BODY_SANDBOX}; default-src 'none'; style-src 'unsafe-inline'; img-src * data:; font-src * data:`;

/** Types a browser shows without running anything inside them; all others are only handed out as downloads. */
const SHOWN_TYPES = new Set(['application/pdf', 'image/png', 'image/jpeg', 'image/gif', 'image/webp', 'text/plain']);

export function createHttpServer(mailbox: Mailbox): Server {
  return createServer((request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'no-referrer');
    response.setHeader('Cache-Control', 'no-store');
    handle(mailbox, request, response).catch((error: Error) => {
      if (!response.headersSent) send(response, 500, 'text/plain', error.message);
    });
  });
}

async function handle(mailbox: Mailbox, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const path = url.pathname.split('/').slice(1);
  const isRead = request.method === 'GET' || request.method === 'HEAD';

  if (!isRead) {
    // Another site's page must not empty the box behind the reader's back.
    if (request.headers['sec-fetch-site'] === 'cross-site') return send(response, 403, 'text/plain', 'Forbidden');
    const isForm = request.method === 'POST' && url.pathname === '/clear';
    const isCall = request.method === 'DELETE' && url.pathname === '/api/messages';
    if (!isForm && !isCall) return send(response, 405, 'text/plain', 'Method not allowed');
    await mailbox.clear();
    if (isForm) response.setHeader('Location', '/');
    response.writeHead(isForm ? 303 : 204).end();
    return;
  }
  if (path[0] === 'api' && path[1] === 'messages') return serveApi(mailbox, path.slice(2), url.searchParams, response);
  if (url.pathname === '/') return sendPage(response, 200, listPage(mailbox.messages()));
  if (url.pathname === '/style.css') return send(response, 200, 'text/css', STYLE);
  if (url.pathname === '/refresh.js') return send(response, 200, 'text/javascript', REFRESH_SCRIPT);

  const message = path[0] === 'messages' ? mailbox.find(path[1] ?? '') : undefined;
  if (message && path.length === 2) return sendPage(response, 200, messagePage(message));
  if (message && path.length === 3 && path[2] === 'body') {
    response.setHeader('Content-Security-Policy', BODY_POLICY);
    return send(response, 200, 'text/html', bodyPage(message));
  }
  sendPage(response, 404, notFoundPage());
}

function serveApi(mailbox: Mailbox, path: string[], query: URLSearchParams, response: ServerResponse): void {
  const [id, part, index] = path;
  if (id === undefined) {
    const to = query.get('to')?.toLowerCase();
    const wanted = mailbox
      .messages()
      .filter(({ recipients }) => !to || recipients.some((one) => one.toLowerCase() === to));
    return sendJson(response, 200, wanted.map(summary));
  }
  const message = mailbox.find(id);
  if (message && part === undefined) return sendJson(response, 200, details(message));
  const attachment = part === 'attachments' && path.length === 3 ? message?.attachments[Number(index)] : undefined;
  if (attachment) return sendAttachment(response, attachment, query.has('download'));
  sendJson(response, 404, { error: 'not found' });
}

function summary({ id, receivedAt, from, to, cc, recipients, subject, attachments }: CaughtMessage) {
  return {
    id,
    receivedAt,
    from,
    to,
    cc,
    recipients,
    subject,
    attachments: attachments.map(({ filename, mimeType, size, contentId }) => ({
      filename,
      mimeType,
      size,
      contentId,
    })),
  };
}

function details(message: CaughtMessage) {
  return { ...summary(message), html: message.html, text: message.text, headers: message.headers };
}

function sendAttachment(response: ServerResponse, attachment: CaughtAttachment, download: boolean): void {
  const shown = !download && SHOWN_TYPES.has(attachment.mimeType);
  const name = encodeURIComponent(attachment.filename).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  response.setHeader('Content-Disposition', `${shown ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`);
  send(response, 200, attachment.mimeType, attachment.content);
}

function sendPage(response: ServerResponse, status: number, page: Html): void {
  response.setHeader('Content-Security-Policy', PAGE_POLICY);
  send(response, status, 'text/html', page.markup);
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  send(response, status, 'application/json', JSON.stringify(value));
}

function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array): void {
  const bytes = Buffer.from(body);
  const contentType = /^text\/|json/.test(type) ? `${type}; charset=utf-8` : type;
  response.writeHead(status, { 'Content-Type': contentType, 'Content-Length': bytes.byteLength }).end(bytes);
}
