import { useSite } from '../../lib/use-site.js';
import { NoScriptNotice } from './NoScriptNotice.js';

export function FormNoScript() {
  const { email } = useSite();
  return (
    <NoScriptNotice
      why="El formulario necesita JavaScript."
      otherwise={
        <>
          {' '}
          o escriba a{' '}
          <a href={`mailto:${email}`} className="wrap-anywhere underline">
            {email}
          </a>
          .
        </>
      }
    />
  );
}
