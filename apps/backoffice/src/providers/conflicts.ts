type Fields = Readonly<Record<string, unknown>>;

/** A field that somebody else changed while it was edited here. */
export interface ChangedField {
  name: string;
  theirs: unknown;
  mine: unknown;
  /** Whether it was changed here too: one of both has to go. */
  both: boolean;
}

export interface Conflict {
  resource: string;
  changed: readonly ChangedField[];
  /** What is stored once it is known of which fields this person's value is kept; of the others it is the stored one. */
  keeping(mine: ReadonlySet<string>): object;
}

/** As compared: the server's order of keys says nothing. */
function asText(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** What was changed of what was read; what a record only shows is not sent back, as it may have moved meanwhile. */
export const changesOf = (mine: Fields, base: Fields): Fields =>
  Object.fromEntries(
    Object.entries(mine).filter(([name, value]) => isField(name) && asText(value) !== asText(base[name])),
  );

/** The version is not a field that people know. */
const isField = (name: string) => name !== 'updatedAt' && name !== 'id';

/**
 * What two people changed of one record.
 *
 * @param base what was read before editing
 * @param mine what was to be saved
 * @param theirs what is stored by now
 */
export function conflictOf({
  resource,
  base,
  mine,
  theirs,
}: {
  resource: string;
  base: Fields;
  mine: Fields;
  theirs: Fields;
}): Conflict {
  const isSame = (name: string, one: Fields, other: Fields) => asText(one[name]) === asText(other[name]);
  const known = Object.keys(mine).filter((name) => isField(name) && name in theirs);
  const changed = known
    .filter((name) => !isSame(name, mine, theirs) && !isSame(name, base, theirs))
    .map((name) => ({ name, theirs: theirs[name], mine: mine[name], both: !isSame(name, base, mine) }));
  const theirsAlone = new Set(changed.map(({ name }) => name));
  return {
    resource,
    changed,
    keeping: (kept) =>
      Object.fromEntries(
        Object.entries(mine).map(([name, value]) => [
          name,
          theirsAlone.has(name) && !kept.has(name) ? theirs[name] : value,
        ]),
      ),
  };
}

type Ask = (conflict: Conflict) => Promise<object | null>;

let asking: Ask | undefined;

/** Who asks the person; there is one page. Returns how to take it back. */
export function whenConflicting(ask: Ask): () => void {
  asking = ask;
  return () => {
    if (asking === ask) asking = undefined;
  };
}

/** `null` where nobody can be asked: the refusal stands. */
export const settleConflict: Ask = (conflict) => asking?.(conflict) ?? Promise.resolve(null);
