import type { AuthProvider } from 'react-admin';
import { ApiProblem } from '@flota/client';
import type { StaffSessions } from '../api/session.js';
import { forgetDrafts } from '../components/use-draft.js';

/** react-admin's contract over the session. Permissions are the server's; the client only hides what it would refuse. */
export function createAuthProvider(session: StaffSessions): AuthProvider {
  return {
    async login() {
      // By steps, on the sign-in page.
      if (!session.staff) throw new Error('Nobody is signed in');
    },

    logout: async () => {
      forgetDrafts();
      await session.signOut();
    },

    async checkAuth() {
      // No message: arriving at the sign-in page says enough.
      if (!session.staff) throw Object.assign(new Error('signed out'), { message: false });
    },

    async checkError(error: unknown) {
      // 403 is the answer to one action, not the end of the session: it is shown, and the person stays.
      if (error instanceof ApiProblem && error.status === 401) throw error;
    },

    async getIdentity() {
      const { staff } = session;
      if (!staff) throw new Error('Nobody is signed in');
      return { id: staff.id, fullName: staff.name, email: staff.email, role: staff.role };
    },

    async getPermissions() {
      return session.staff?.permissions ?? {};
    },

    async canAccess({ resource, action }) {
      return session.staff?.permissions[resource]?.includes(action) ?? false;
    },
  };
}
