import type { AdminWording, SaidInstead, WordingWrite } from '@flota/schemas';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { http } from '../../api/client.js';

const PATH = '/api/admin/wording';
const KEY = ['wording'];

export type Text = AdminWording['texts'][number];
export type Place = AdminWording['places'][number];
/** What was said until it was given up, by the text's key: offered to be said again. */
export type Former = ReadonlyMap<string, SaidInstead>;

/** Every text of the product, and what is said instead. */
export const useWording = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => http.json<AdminWording>(PATH, { signal }) });

/** Says a text otherwise, or with `null` in its own words again; what staff see of it follows. */
export async function reword(client: QueryClient, key: string, body: WordingWrite): Promise<SaidInstead | null> {
  const path = `${PATH}/${encodeURIComponent(key)}`;
  const { said } = await http.json<{ said: SaidInstead | null }>(path, { method: 'PUT', body });
  client.setQueryData<AdminWording>(KEY, (data) => data && withSaid(data, key, said));
  return said;
}

const withSaid = (data: AdminWording, key: string, said: SaidInstead | null): AdminWording => ({
  ...data,
  texts: data.texts.map((text) => (text.key === key ? { ...text, said } : text)),
  unused: data.unused.filter((text) => text.key !== key),
});
