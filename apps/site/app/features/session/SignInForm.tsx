import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router';
import { ApiProblem } from '../../api/client.js';
import { messageForCode } from '../../api/messages.js';
import { Button } from '../../components/Button.js';
import { TextInput } from '../../components/TextInput.js';
import { useSession } from './SessionProvider.js';

const ACCOUNT_HOME = '/my-account/home';

/** Where the visitor wanted to go; only inside the account, so that the address can't send them elsewhere. */
const wantedPath = (next: string | null): string => (next?.startsWith('/my-account/') ? next : ACCOUNT_HOME);

export function SignInForm() {
  const { signIn } = useSession();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const [failure, setFailure] = useState<string>();
  const [sending, setSending] = useState(false);
  const [shown, setShown] = useState(false);
  const failureId = useId();

  const { register, handleSubmit } = useForm<{ email: string; password: string }>();

  const onSubmit = handleSubmit(async (credentials) => {
    setSending(true);
    setFailure(undefined);
    try {
      await signIn(credentials);
      await navigate(wantedPath(parameters.get('siguiente')), { replace: true });
    } catch (error) {
      // A wrong address is a wrong pair too: nobody learns who is a customer.
      const isInvalid = error instanceof ApiProblem && error.status === 422;
      const code = isInvalid ? 'AUTH.CREDENTIALS_WRONG' : 'SERVER.UNAVAILABLE';
      setFailure(error instanceof ApiProblem && !isInvalid ? error.message : messageForCode(code));
    } finally {
      setSending(false);
    }
  });

  return (
    <form onSubmit={(event) => void onSubmit(event)} className="grid gap-6" aria-describedby={failureId}>
      <TextInput
        label="Correo electrónico"
        type="email"
        autoComplete="username"
        inputMode="email"
        maxLength={254}
        {...register('email')}
      />
      <div>
        <TextInput
          label="Contraseña"
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          maxLength={200}
          {...register('password')}
        />
        <button
          type="button"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="link mt-1 min-h-11 cursor-pointer text-[0.9375rem]"
        >
          {shown ? 'Ocultar contraseña' : 'Mostrar contraseña'}
        </button>
      </div>
      <p id={failureId} role="alert" className="font-medium text-brick empty:hidden">
        {failure}
      </p>
      <Button type="submit" size="lg" loading={sending} loadingLabel="Entrando…">
        Entrar
      </Button>
    </form>
  );
}
