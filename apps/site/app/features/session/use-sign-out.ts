import { useNavigate } from 'react-router';
import { useSession } from './SessionProvider.js';

/** Signs out and leaves for the home page. Without a network no page can be led to: `SignedOutHere` says what became of it. */
export function useSignOut(): () => void {
  const { signOut } = useSession();
  const navigate = useNavigate();
  return () =>
    void signOut()
      .then((told) => told && navigate('/'))
      .catch(() => window.location.reload());
}
