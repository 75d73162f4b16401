import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { type RaRecord, useNotify, useRegisterMutationMiddleware } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';

interface Props {
  record: Partial<RaRecord> | undefined;
  /** What puts it back, for once the form has taken on the record. */
  onNoted: (putBack: () => void) => void;
}

type Save = (resource: string, params: object) => Promise<unknown>;

/**
 * Within a form, which takes on a record that was read anew and drops what was typed: notes that just before, for who puts it
 * back just after. Effects run from the inside out.
 */
export function UnsavedStays({ record, onNoted }: Props) {
  const { getValues, setValue } = useFormContext();
  const { dirtyFields } = useFormState();
  const notify = useNotify();
  const former = useRef(record);
  /** What was sent with success, as text: of that the record says what became of it. */
  const saved = useRef<ReadonlyMap<string, string>>(new Map());

  useRegisterMutationMiddleware(
    useCallback(
      async (resource: string, params: object, save: Save) => {
        const sent = new Map(Object.entries(getValues()).map(([name, value]) => [name, JSON.stringify(value)]));
        const answer = await save(resource, params);
        saved.current = sent;
        return answer;
      },
      [getValues],
    ),
  );

  const note = useEffectEvent(() => {
    const before = former.current;
    former.current = record;
    if (before?.id !== record?.id) return;
    const typed = Object.entries(getValues()).filter(
      ([name, value]) => isDirty(dirtyFields[name]) && JSON.stringify(value) !== saved.current.get(name),
    );
    onNoted(() => typed.forEach(([name, value]) => setValue(name, value, { shouldDirty: true })));
    if (typed.some(([name]) => JSON.stringify(before?.[name]) !== JSON.stringify(record?.[name]))) {
      notify('Otra persona cambió lo mismo que usted. Lo que usted escribió sigue aquí; si lo guarda, lo reemplaza.', {
        type: 'warning',
      });
    }
  });
  useEffect(() => note(), [record]);
  return null;
}

/** Of a group or a list, one of its fields is enough. */
const isDirty = (mark: unknown): boolean =>
  typeof mark === 'object' && mark !== null ? Object.values(mark).some(isDirty) : mark === true;
