import { ApiProblem } from '@flota/client';
import { newMemberSchema } from '@flota/schemas';
import { joinByInvitation } from '../../../api/mail-links.js';
import { createAccountForm } from '../../forms/index.js';

export interface JoinValues {
  name: string;
  password: string;
}

/** @param onEnded the invitation was accepted, withdrawn or is old by now */
export const openJoinForm = (token: string, onEnded: () => void) =>
  createAccountForm({
    schema: newMemberSchema,
    toRequest: (values: JoinValues) => ({ ...values, token }),
    post: async (choice) => {
      try {
        return await joinByInvitation(choice);
      } catch (error) {
        if (error instanceof ApiProblem && error.code === 'LINK.EXPIRED') onEnded();
        throw error;
      }
    },
  });
