import type { ContractSummary } from '@flota/schemas';
import { Pencil } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { nameContract } from '../../api/account/contracts.js';
import { failureText } from '../../api/problem-texts.js';
import { Button } from '../../components/Button.js';
import { TextInput } from '../../components/TextInput.js';
import { classNames } from '../../lib/class-names.js';
import { Allowed } from '../account/index.js';

interface NicknameProps {
  contract: Pick<ContractSummary, 'id' | 'nickname' | 'vehicle'>;
  heading: 'h1' | 'h3';
  headingClassName: string;
  /** After the API took the new name. */
  onNamed: (nickname: string | null) => void;
}

/** Home would carry the texts of every field for the rare name that is refused; where they can't come, it says what failed. */
const refusal = (error: unknown): Promise<string> =>
  import('../../api/field-texts.js').then(
    ({ boxFailureText }) => boxFailureText(error, 'nickname'),
    () => failureText(error),
  );

/** What the customer calls a contract, changed in its place, and taken back as easily. */
export function Nickname({ contract, heading: Heading, headingClassName, onNamed }: NicknameProps) {
  const { id, nickname, vehicle } = contract;
  const [editing, setEditing] = useState(false);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [former, setFormer] = useState<{ nickname: string | null } | null>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  useEffect(() => {
    if (wasEditing.current && !editing) pencil.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  const save = async (wanted: string | null, undo: { nickname: string | null } | null) => {
    setSaving(true);
    setFailure(undefined);
    try {
      await nameContract(id, wanted);
      onNamed(wanted);
      setFormer(undo);
      setEditing(false);
    } catch (error) {
      setFailure(await refusal(error));
    } finally {
      setSaving(false);
    }
  };

  if (editing) {
    const submit = (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const typed = (new FormData(event.currentTarget).get('nickname') as string).trim() || null;
      if (typed === nickname) setEditing(false);
      else void save(typed, { nickname });
    };
    return (
      <form
        onSubmit={submit}
        onKeyDown={(event) => event.key === 'Escape' && setEditing(false)}
        className="flex max-w-xl flex-wrap items-end gap-3"
      >
        <TextInput
          label="Nombre para reconocerlo"
          hint={`Solo se ve en esta cuenta. Vacío, se muestra ${vehicle}.`}
          name="nickname"
          defaultValue={nickname ?? ''}
          autoComplete="off"
          autoFocus
          error={failure}
          className="min-w-56 flex-1"
        />
        <div className="flex gap-3">
          <Button type="submit" variant="secondary" loading={saving} loadingLabel="Guardando…">
            Guardar
          </Button>
          <Button variant="quiet" className="px-2!" onClick={() => setEditing(false)}>
            Cancelar
          </Button>
        </div>
      </form>
    );
  }
  return (
    <div>
      <div className="text-balance">
        <Heading tabIndex={-1} className={classNames('inline outline-none', headingClassName)}>
          {nickname ?? vehicle}
        </Heading>
        <Allowed to="manage">
          <button
            ref={pencil}
            type="button"
            onClick={() => setEditing(true)}
            className="-my-3 ml-1 inline-grid size-11 cursor-pointer place-items-center rounded text-muted hover:text-ink"
          >
            <Pencil aria-hidden size={18} />
            <span className="sr-only">Cambiar el nombre de {nickname ?? vehicle}</span>
          </button>
        </Allowed>
      </div>
      <p role="status" className="text-[0.9rem] empty:hidden">
        {former && (
          <>
            Nombre guardado.{' '}
            <button
              type="button"
              className="link min-h-11 cursor-pointer"
              onClick={() => void save(former.nickname, null)}
            >
              Deshacer
            </button>
          </>
        )}
        {failure && <span className="text-brick">{failure}</span>}
      </p>
    </div>
  );
}
