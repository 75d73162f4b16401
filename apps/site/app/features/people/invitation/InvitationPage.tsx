import { ApiProblem } from '@flota/client';
import type { Invitation } from '@flota/schemas';
import { access } from '@flota/texts/site/access';
import { invitationPage, invitationRoles } from '@flota/texts/site/invitation';
import { type ReactNode, useEffect, useState } from 'react';
import { failureText } from '../../../api/problem-texts.js';
import { LinkButton } from '../../../components/Button.js';
import { PageHeading } from '../../../components/page/PageHeading.js';
import { ErrorState, Skeleton } from '../../../components/States.js';
import { SIGN_IN_PATH } from '../../../constants/paths.js';
import { rich } from '../../../lib/rich.js';
import { useLinkToken } from '../../../lib/use-link-token.js';
import { AccessColumns } from '../../access/index.js';
import { AcceptInvitation } from './AcceptInvitation.js';

type Found = { invitation: Invitation } | { failed: unknown } | null;

const isOver = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.status === 410 || error.status === 422);

/** What the link of an invitation opens. */
export function InvitationPage() {
  const token = useLinkToken();
  if (token === undefined) return <Frame lead={invitationPage.lead}>{<Skeleton className="h-40" />}</Frame>;
  return token === null ? <Over /> : <Opened key={token} token={token} />;
}

function Opened({ token }: { token: string }) {
  const [found, setFound] = useState<Found>(null);
  const [attempt, setAttempt] = useState(0);
  const [over, setOver] = useState(false);
  useEffect(() => {
    let left = false;
    import('../../../api/mail-links.js')
      .then(({ readInvitation }) => readInvitation(token))
      .then(
        (invitation) => void (left || setFound({ invitation })),
        (failed: unknown) => void (left || setFound({ failed })),
      );
    return () => void (left = true);
  }, [token, attempt]);
  if (over || (found && 'failed' in found && isOver(found.failed))) return <Over />;
  return (
    <Frame lead={invitationPage.lead}>
      {!found && (
        <div role="status" aria-label={invitationPage.checking}>
          <Skeleton className="h-40" />
        </div>
      )}
      {found && 'failed' in found && (
        <ErrorState
          title={invitationPage.failedTitle}
          text={failureText(found.failed)}
          onRetry={() => {
            setFound(null);
            setAttempt(attempt + 1);
          }}
        />
      )}
      {found && 'invitation' in found && (
        <>
          <p>
            {rich(invitationPage.what({ role: invitationRoles[found.invitation.role] }), {
              holder: () => <strong className="font-semibold wrap-anywhere">{found.invitation.holder}</strong>,
            })}
          </p>
          <p className="mt-2 mb-8 text-muted wrap-anywhere">
            {invitationPage.forWhom({ email: found.invitation.email })}
          </p>
          <AcceptInvitation invitation={found.invitation} token={token} onOver={() => setOver(true)} />
        </>
      )}
    </Frame>
  );
}

const Frame = ({
  title = invitationPage.title,
  lead,
  children,
}: {
  title?: string;
  lead: string;
  children: ReactNode;
}) => (
  <>
    <PageHeading title={title} lead={lead} />
    <AccessColumns help={access.help}>{children}</AccessColumns>
  </>
);

const Over = () => (
  <div role="alert">
    <Frame title={invitationPage.overTitle} lead={invitationPage.overLead}>
      <LinkButton to={SIGN_IN_PATH}>{invitationPage.signIn}</LinkButton>
    </Frame>
  </div>
);
