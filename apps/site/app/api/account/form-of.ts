/** Texts as the fields of a multipart form, without those that there are none of; of a file that was sent ahead its id is one. */
export function formOf(texts: Readonly<Record<string, string | undefined>>): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) if (text !== undefined) form.set(name, text);
  return form;
}
