import { html, type Html } from './html.js';
import type { CaughtAttachment, CaughtMessage, MailAddress } from './message.js';

const moment = new Intl.DateTimeFormat('es-MX', {
  timeZone: 'America/Mexico_City',
  dateStyle: 'medium',
  timeStyle: 'medium',
});

export function listPage(messages: CaughtMessage[]): Html {
  const count = messages.length === 1 ? '1 correo' : `${messages.length} correos`;
  const content = html`
    <header>
      <h1>Buzón de pruebas</h1>
      <p>${count}. Nada de lo que está aquí salió a internet.</p>
      ${messages.length ? html`<form method="post" action="/clear"><button>Vaciar el buzón</button></form>` : ''}
    </header>
    ${messages.length ? messageList(messages) : emptyState()}
  `;
  return page('Buzón de pruebas', content);
}

function emptyState(): Html {
  return html`<p class="empty">Aún no llega ningún correo. Solicite una cotización en el sitio y aparecerá aquí.</p>`;
}

function messageList(messages: CaughtMessage[]): Html {
  const items = messages.map(
    (message) =>
      html`<li>
        <a href="/messages/${message.id}">
          <strong>${message.subject || '(sin asunto)'}</strong>
          <span>Para ${people(message.to) || message.recipients.join(', ')}</span>
          <span class="meta">${when(message)}${message.attachments.length ? ' · con adjuntos' : ''}</span>
        </a>
      </li>`,
  );
  return html`<ul class="messages">
    ${items}
  </ul>`;
}

export function messagePage(message: CaughtMessage): Html {
  const subject = message.subject || '(sin asunto)';
  const copies = message.cc.length
    ? html`<dt>Copia</dt>
        <dd>${people(message.cc)}</dd>`
    : '';
  const content = html`
    <nav><a href="/">← Todos los correos</a></nav>
    <header>
      <h1>${subject}</h1>
      <dl>
        <dt>De</dt>
        <dd>${message.from ? people([message.from]) : '(sin remitente)'}</dd>
        <dt>Para</dt>
        <dd>${people(message.to) || message.recipients.join(', ')}</dd>
        ${copies}
        <dt>Recibido</dt>
        <dd>${when(message)}</dd>
      </dl>
    </header>
    ${message.attachments.length ? attachmentList(message) : ''}
    ${message.html ? html`<iframe title="Contenido del correo" sandbox="${BODY_SANDBOX}" src="/messages/${message.id}/body"></iframe>` : ''}
    ${message.text ? textBody(message) : ''}
    <details>
      <summary>Encabezados</summary>
      <pre>${message.headers.map(({ name, value }) => `${name}: ${value}`).join('\n')}</pre>
    </details>
  `;
  return page(subject, content);
}

/** Links may open a tab of their own; scripts, forms and the catcher's origin stay out of reach. */
export const BODY_SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';

/** The HTML a mail client would show: inline pictures resolved, links opened outside the frame. */
export function bodyPage(message: CaughtMessage): string {
  const body = message.html.replace(/cid:([^"')\s>]+)/g, (reference, contentId: string) => {
    const index = message.attachments.findIndex((attachment) => attachment.contentId === decodeURIComponent(contentId));
    return index < 0 ? reference : attachmentPath(message, index);
  });
  return `<base target="_blank">${body}`;
}

export function notFoundPage(): Html {
  return page(
    'No encontrado',
    html`<h1>Este correo ya no está</h1>
      <p><a href="/">Ver todos los correos</a></p>`,
  );
}

function attachmentList(message: CaughtMessage): Html {
  const items = message.attachments.map((attachment, index) => {
    const path = attachmentPath(message, index);
    return html`<li>
      <a href="${path}">${attachment.filename}</a> <span class="meta">${size(attachment)}</span>
      <a href="${path}?download" aria-label="Descargar ${attachment.filename}">Descargar</a>
    </li>`;
  });
  return html`<h2>Adjuntos</h2>
    <ul class="attachments">
      ${items}
    </ul>`;
}

function textBody(message: CaughtMessage): Html {
  const content = html`<pre>${message.text}</pre>`;
  return message.html
    ? html`<details>
        <summary>Versión de texto</summary>
        ${content}
      </details>`
    : content;
}

function attachmentPath(message: CaughtMessage, index: number): string {
  return `/api/messages/${message.id}/attachments/${index}`;
}

function people(addresses: MailAddress[]): string {
  return addresses.map(({ name, address }) => (name ? `${name} <${address}>` : address)).join(', ');
}

function when(message: CaughtMessage): Html {
  return html`<time datetime="${message.receivedAt}">${moment.format(new Date(message.receivedAt))}</time>`;
}

function size({ size: bytes }: CaughtAttachment): string {
  return bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

function page(title: string, content: Html): Html {
  return html`<!doctype html>
    <html lang="es-MX">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="/style.css" />
        <script src="/refresh.js" defer></script>
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`;
}
