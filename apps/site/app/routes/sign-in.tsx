import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Route } from './+types/sign-in.js';
import { StillInDoubt } from '../features/layout/StillInDoubt.js';
import { PageHeading } from '../features/layout/PageHeading.js';
import { SignInForm } from '../features/session/SignInForm.js';
import { useSession } from '../features/session/SessionProvider.js';
import { pageMeta } from '../lib/meta.js';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: 'Acceso clientes',
    description: 'Entre a su cuenta para consultar sus contratos, saldos y documentos.',
    path: '/acceso',
    site: matches[0].loaderData,
  });

export default function SignIn() {
  const { customer } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (customer) void navigate('/my-account/home', { replace: true });
  }, [customer, navigate]);

  return (
    <>
      <PageHeading title="Acceso clientes" lead="Entre con el correo que registró con nosotros." />
      <div className="container-page grid gap-16 pb-24 wide:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="max-w-[34rem]">
          <SignInForm />
          <noscript>
            <p className="mt-6">
              Para entrar a su cuenta active JavaScript en su navegador, o <Link to="/contacto">llámenos</Link>.
            </p>
          </noscript>
        </div>
        <StillInDoubt title="¿No puede entrar?" />
      </div>
    </>
  );
}
