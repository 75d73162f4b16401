import { type FieldError, isSameName } from '@flota/schemas';

/** The bill is made out to the contract's party: who that is changes by a request of its own. */
export const nameErrors = (name: string, holder: { legalName: string }): FieldError[] =>
  isSameName(name, holder.legalName) ? [] : [{ field: 'name', code: 'NAME.OTHER_HOLDER' }];
