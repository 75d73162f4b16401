/** Markup that is safe to send as it stands. */
export class Html {
  constructor(readonly markup: string) {}
}

type Value = Html | Html[] | string | number;

/** Template tag: everything put in is escaped unless it is `Html` itself. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(parts.reduce((markup, part, index) => markup + render(values[index - 1] ?? '') + part));
}

function render(value: Value): string {
  if (Array.isArray(value)) return value.map(render).join('');
  return value instanceof Html ? value.markup : escapeHtml(String(value));
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
