/** Pages of the site that mails to customers lead to. */
export const SIGN_IN_PAGE = '/acceso';
export const RESET_PAGE = '/reset-password';
