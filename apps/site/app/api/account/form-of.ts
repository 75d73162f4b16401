/** Texts as the fields of a multipart form; of a file that was sent ahead its id is one. */
export function formOf(texts: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.set(name, text);
  return form;
}
