/** The customer's own pages. Session storage is cleared everywhere else (specification, section 2). */
export const ACCOUNT_PATH = '/my-account';
export const ACCOUNT_HOME = `${ACCOUNT_PATH}/home`;
/** Where the outcome of a payment is shown. */
export const PAYMENT_RESULT_PATH = '/pago-confirmado';
export const SIGN_IN_PATH = '/acceso';
export const REGISTER_PATH = '/registro';
export const RESET_PASSWORD_PATH = '/reset-password';

/** Where whoever is shown a letter finds out whether it is ours. */
export const LETTER_VERIFICATION_PATH = '/verificar-carta';

export const SYNTAGE_PATH = '/syntage';

/** Where a company follows its request. */
export const syntagePath = (token: string): string => `${SYNTAGE_PATH}/${encodeURIComponent(token)}`;
