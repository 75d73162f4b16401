import {
  changeEmailSchema,
  changePasswordSchema,
  personKindOf,
  profileWriteSchema,
  secondFactorConfirmSchema,
  secondFactorStartSchema,
  taxChoiceErrors,
  type TaxProfile,
  taxProfileWriteSchema,
} from '@flota/schemas';
import {
  changeEmail,
  changePassword,
  confirmSecondFactor,
  saveProfile,
  saveTaxProfile,
} from '../../api/account/profile.js';
import { createAccountForm } from '../forms/index.js';

export interface ContactValues {
  name: string;
  phone: string;
}

export const openContactForm = () =>
  createAccountForm({ schema: profileWriteSchema, toRequest: (values: ContactValues) => values, post: saveProfile });

export interface EmailValues {
  email: string;
  currentPassword: string;
}

export const openEmailForm = (present: string) =>
  createAccountForm({
    schema: changeEmailSchema,
    toRequest: (values: EmailValues) => values,
    checkMore: ({ email }) =>
      email.trim().toLowerCase() === present ? [{ field: 'email', code: 'EMAIL.UNCHANGED' }] : [],
    post: changeEmail,
  });

export interface PasswordValues {
  currentPassword: string;
  newPassword: string;
}

export const openPasswordForm = () =>
  createAccountForm({
    schema: changePasswordSchema,
    toRequest: (values: PasswordValues) => values,
    post: changePassword,
  });

/** For what only the password allows. */
export const openPasswordCheck = <Answer>(post: (currentPassword: string) => Promise<Answer>) =>
  createAccountForm({
    schema: secondFactorStartSchema,
    toRequest: (values: { currentPassword: string }) => values,
    post: ({ currentPassword }) => post(currentPassword),
  });

export const openCodeConfirmation = () =>
  createAccountForm({
    schema: secondFactorConfirmSchema,
    toRequest: (values: { code: string }) => values,
    post: ({ code }) => confirmSecondFactor(code),
  });

export interface TaxValues {
  legalName: string;
  regime: string;
  cfdiUse: string;
  postalCode: string;
}

export const openTaxForm = ({ id, personType }: Pick<TaxProfile, 'id' | 'personType'>) =>
  createAccountForm({
    schema: taxProfileWriteSchema,
    toRequest: (values: TaxValues) => values,
    checkMore: (values) => (values.regime && values.cfdiUse ? taxChoiceErrors(personKindOf(personType), values) : []),
    post: (data) => saveTaxProfile(id, data),
  });
