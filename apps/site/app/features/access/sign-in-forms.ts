import { ApiProblem } from '@flota/client';
import { type CustomerSession, loginRequestSchema, secondFactorSchema, setPasswordSchema } from '@flota/schemas';
import { sendCode, setPassword, signIn } from '../../api/session.js';
import { createAccountForm } from '../forms/index.js';

export interface SignInValues {
  email: string;
  password: string;
}

export const openSignInForm = () =>
  createAccountForm({ schema: loginRequestSchema, toRequest: (values: SignInValues) => values, post: signIn });

export interface CodeValues {
  code: string;
}

interface CodeStep {
  ticket: string;
  /** A recovery code instead of one of the app's. */
  recovery: boolean;
  /** The ticket no longer counts: the password has to be typed again. */
  onExpired: () => void;
}

export const openCodeForm = ({ ticket, recovery, onExpired }: CodeStep) =>
  createAccountForm<CodeValues, { ticket: string; code: string }, CustomerSession>({
    schema: secondFactorSchema,
    toRequest: ({ code }) => ({ ticket, code }),
    checkMore: ({ code }) =>
      recovery || /^\d{6}$/.test(code.replace(/\s/g, '')) ? [] : [{ field: 'code', code: 'CODE.INVALID' }],
    post: async (proof) => {
      try {
        return await sendCode(proof);
      } catch (error) {
        if (error instanceof ApiProblem && error.code === 'AUTH.SESSION_ENDED') onExpired();
        throw error;
      }
    },
  });

export interface NewPasswordValues {
  password: string;
}

interface PasswordChoice {
  token: string;
  /** The link was used or is old by now. */
  onExpired: () => void;
}

export const openNewPasswordForm = ({ token, onExpired }: PasswordChoice) =>
  createAccountForm({
    schema: setPasswordSchema,
    toRequest: ({ password }: NewPasswordValues) => ({ token, password }),
    post: async (choice) => {
      try {
        return await setPassword(choice);
      } catch (error) {
        if (error instanceof ApiProblem && error.code === 'LINK.EXPIRED') onExpired();
        throw error;
      }
    },
  });
