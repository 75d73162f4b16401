import { Backdrop, CircularProgress } from '@mui/material';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { NotFetched } from './PageFailure.js';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

interface Meanwhile<Props> {
  /** Shown until it is there. */
  waiting?: ReactNode;
  /** Shown when it can't be fetched. */
  Failed?: ComponentType<Props>;
}

/** A page, or a part of one, that is fetched when it is first shown, where nothing around it waits for it. */
export function later<Props extends object>(
  load: Load<Props>,
  { waiting = null, Failed = NotFetched }: Meanwhile<Props> = {},
): ComponentType<Props> {
  let fetched: ComponentType<Props> | undefined;
  return function Later(props: Props) {
    const [Shown, show] = useState(() => fetched);
    useEffect(() => {
      if (Shown) return;
      let gone = false;
      void load().then(
        ({ default: Component }) => {
          fetched = Component;
          if (!gone) show(() => Component);
        },
        () => {
          if (!gone) show(() => Failed);
        },
      );
      return () => {
        gone = true;
      };
    }, [Shown]);
    return Shown ? <Shown {...props} /> : waiting;
  };
}

interface Closing {
  onClose: () => void;
}

/** The same of a dialog: one that can't be fetched says so and closes, and what stands behind it stays. */
export const laterDialog = <Props extends Closing>(load: Load<Props>) =>
  later<Props>(load, { waiting: <Opening />, Failed: NotOpened });

const Opening = () => (
  <Backdrop open role="status" aria-label="Cargando" sx={{ zIndex: 'modal' }}>
    <CircularProgress aria-hidden />
  </Backdrop>
);

function NotOpened({ onClose }: Closing) {
  const notify = useNotify();
  useEffect(() => {
    notify('No pudimos abrirlo. Revise su conexión e inténtelo otra vez; si sigue igual, cargue la página de nuevo.', {
      type: 'error',
    });
    onClose();
  }, [notify, onClose]);
  return null;
}
