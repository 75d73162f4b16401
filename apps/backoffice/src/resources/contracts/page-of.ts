/** Which page holds the record that `isIt`; the last one where there is none. */
export function pageOf<T>(records: readonly T[], perPage: number, isIt: (record: T) => boolean): number {
  const found = records.findIndex(isIt);
  const index = found === -1 ? records.length - 1 : found;
  return Math.max(0, Math.floor(index / perPage)) + 1;
}
