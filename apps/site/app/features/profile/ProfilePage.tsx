import type { AccountProfile, TaxProfile } from '@flota/schemas';
import { readProfile } from '../../api/account/profile.js';
import { LinkButton } from '../../components/Button.js';
import { Skeleton } from '../../components/States.js';
import {
  AccountData,
  AccountPage,
  AUTOMATIC_PAYMENTS_PATH,
  EMAIL_SECTION,
  outdateAccountData,
  PEOPLE_PATH,
  SECOND_FACTOR_SECTION,
  TAX_SECTION,
  useAccountData,
  useOwnAccess,
  useScrollToHash,
} from '../account/index.js';
import { AppearanceChoice } from '../appearance/index.js';
import { KeptHere } from '../offline/index.js';
import { OwnMembership } from '../people/index.js';
import { Passkeys } from './passkeys/Passkeys.js';
import { ContactData } from './ContactData.js';
import { EmailChange } from './EmailChange.js';
import { Notices } from './notices/Notices.js';
import { PasswordChange } from './PasswordChange.js';
import { type ProfileSection, ProfileSections } from './ProfileSections.js';
import { SecondFactor } from './second-factor/SecondFactor.js';
import { SessionList, SESSIONS_KEY } from './SessionList.js';
import { TaxProfiles } from './TaxProfiles.js';

export function ProfilePage() {
  const data = useAccountData('profile', readProfile);
  return (
    <AccountPage title="Su perfil" lead="Sus datos, cómo entra a su cuenta y qué avisos recibe.">
      <AccountData data={data} what="su perfil" skeleton={<ProfileSkeleton />}>
        {(profile, { replace, reload }) => (
          <Sections profile={profile} onSaved={replace} onChanged={() => void reload()} />
        )}
      </AccountData>
    </AccountPage>
  );
}

interface SectionsProps {
  profile: AccountProfile;
  /** The API answered what the profile is now. */
  onSaved: (profile: AccountProfile) => void;
  /** Something of it changed. */
  onChanged: () => void;
}

function Sections(props: SectionsProps) {
  useScrollToHash();
  const { may } = useOwnAccess();
  const sections = sectionsOf(props).filter(({ id }) => may('own') || !OF_HOLDERS.includes(id));
  const further = [...(may('people') ? [PEOPLE_SECTION] : []), ...(may('own') ? [] : [OWN_ACCESS_SECTION])];
  return <ProfileSections sections={[...sections, ...further]} />;
}

const NOTICES_SECTION = 'avisos';
const CARDS_SECTION = 'pago-automatico';

/** About contracts and what pays them: they are the holder's of the account, and so are the notices. */
const OF_HOLDERS: readonly string[] = [TAX_SECTION, CARDS_SECTION, NOTICES_SECTION];

const OWN_ACCESS_SECTION: ProfileSection = { id: 'acceso', title: 'Su acceso', content: <OwnMembership /> };

const PEOPLE_SECTION: ProfileSection = {
  id: 'personas',
  title: 'Personas',
  text: 'Dé acceso a quien paga, a su contador o a quien maneja una unidad, cada quien con su propia contraseña.',
  content: (
    <LinkButton variant="secondary" to={PEOPLE_PATH}>
      Ver quién tiene acceso
    </LinkButton>
  ),
};

function sectionsOf({ profile, onSaved, onChanged }: SectionsProps): ProfileSection[] {
  const { email, emailBounces, pendingEmail, secondFactor, taxProfiles } = profile;
  const readSessionsAnew = () => void outdateAccountData(SESSIONS_KEY);
  const replaceTaxProfile = (changed: TaxProfile) =>
    onSaved({ ...profile, taxProfiles: taxProfiles.map((known) => (known.id === changed.id ? changed : known)) });
  return [
    {
      id: 'datos',
      title: 'Datos de contacto',
      content: <ContactData profile={profile} onSaved={onSaved} />,
    },
    {
      id: EMAIL_SECTION,
      title: 'Correo electrónico',
      text: 'Con él entra a su cuenta, y ahí recibe nuestros avisos.',
      content: <EmailChange email={email} bounces={emailBounces} pendingEmail={pendingEmail} onAsked={onChanged} />,
    },
    {
      id: 'contrasena',
      title: 'Contraseña',
      text: 'Al cambiarla se cierran las sesiones en otros equipos.',
      content: <PasswordChange name={profile.name} email={email} onChanged={readSessionsAnew} />,
    },
    {
      id: SECOND_FACTOR_SECTION,
      title: 'Verificación en dos pasos',
      text: 'Además de su contraseña, al entrar pedimos un código que muestra su teléfono. Así nadie entra aunque la descubra.',
      content: <SecondFactor state={secondFactor} onChanged={onChanged} />,
    },
    {
      id: 'llaves',
      title: 'Llaves de acceso',
      text: 'Entre con su huella, su cara o el PIN de su dispositivo, sin escribir la contraseña. Mientras tenga una, la contraseña sola ya no basta para entrar.',
      content: <Passkeys secondFactor={secondFactor} onChanged={onChanged} />,
    },
    {
      id: 'sesiones',
      title: 'Sesiones abiertas',
      text: 'Los equipos en los que está abierta su cuenta. Si no reconoce alguno, ciérrelo y cambie su contraseña.',
      content: <SessionList />,
    },
    {
      id: TAX_SECTION,
      title: 'Datos fiscales',
      text: 'Con ellos hacemos sus facturas. Deben ser iguales a los de su constancia de situación fiscal.',
      content: <TaxProfiles profiles={taxProfiles} onSaved={replaceTaxProfile} />,
    },
    {
      id: CARDS_SECTION,
      title: 'Tarjetas y pago automático',
      text: 'Las tarjetas que guardó con nuestro procesador de pagos, y qué contratos se pagan con ellas sin que usted haga nada.',
      content: (
        <LinkButton to={AUTOMATIC_PAYMENTS_PATH} variant="secondary">
          Ver mis tarjetas y pagos automáticos
        </LinkButton>
      ),
    },
    {
      id: NOTICES_SECTION,
      title: 'Avisos',
      text: 'De qué le avisamos y por dónde. Los de seguridad y los de ley se envían siempre por correo.',
      content: <Notices email={email} phone={profile.phone} />,
    },
    {
      id: 'sin-conexion',
      title: 'Sin conexión',
      text: 'Para ver su cuenta en carretera, como estaba la última vez que la abrió. Desactívelo si otras personas usan este dispositivo.',
      content: <KeptHere />,
    },
    {
      id: 'apariencia',
      title: 'Apariencia',
      text: 'Los colores de su cuenta en este navegador.',
      content: <AppearanceChoice />,
    },
  ];
}

const ProfileSkeleton = () => (
  <div className="grid gap-8 wide:ml-76">
    <Skeleton className="h-56" />
    <Skeleton className="h-40" />
    <Skeleton className="h-40" />
  </div>
);
