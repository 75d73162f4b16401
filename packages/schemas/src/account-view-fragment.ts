/** The fragment of the address that opens a view in a tab of the site: `/my-account/home#vista={id}`. By itself, for pages without zod. */
export const ACCOUNT_VIEW_FRAGMENT = 'vista';
