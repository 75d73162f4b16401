/** Session storage: `hide` once the visitor has closed the alert or followed its link. */
export const SHOW_ALERT_KEY = 'showAlert_v';
export const SHOW_ALERT_HIDE = 'hide';

/** What the visitor chose in the calculator. `vehicle_type_save` is local storage only; the others live in both. */
export const VEHICLE_TYPE_KEY = 'vehicle_type_save';
export const MODEL_KEY = 'modelSelect';
export const RESULT_KEY = 'result';
export const MODEL_INDEX_KEY = 'indexModel';

/** Session storage: slug of the distributor the visitor wants to take the quote up at. */
export const DEALER_KEY = 'distribuidor';

/** Session storage: `on` for the rest of a visit that began at the calculator's independent address. */
export const CALCULATOR_ONLY_KEY = 'calculatorOnly';
export const CALCULATOR_ONLY_ON = 'on';

/** Local storage: what the visitor said about cookies, and when. */
export const COOKIE_CONSENT_KEY = 'cookie_consent';

/** Local storage: `light` or `dark` where the customer doesn't want the account to look as the device does. */
export const APPEARANCE_KEY = 'appearance';

/** Local storage: `on` while this browser has a customer's session, so that only then it asks for a new token. */
export const SIGNED_IN_KEY = 'signed_in';

/** Local storage: `on` while somebody signed out here and the server, which could not be reached, has to be told yet. */
export const SIGN_OUT_OWED_KEY = 'sign_out_owed';

/** Local storage: `off` where the customer wants nothing of the account kept for when there is no network. */
export const KEEP_KEY = 'keep_account';
export const KEEP_OFF = 'off';

/** Session storage, inside my-account only: `{ jwt, customer }` of who is signed in. */
export const USER_KEY = 'user';

/** Local storage: messages of the account that wait to be sent: text, conversation, whose, in which account, and their key. */
export const UNSENT_MESSAGES_KEY = 'unsent_messages';

/** Session storage, inside my-account only: in whose account the window is, and what its customer may do there. */
export const ACCESS_KEY = 'access';

/** Session storage: the view of a customer's account that staff opened the tab for. */
export const ACCOUNT_VIEW_KEY = 'account_view';

/** Session storage, only with consent: the campaign whose address began the visit. */
export const LEAD_SOURCE_KEY = 'lead_source';

/** Session storage: the payment that was begun last by a reminder's link. */
export const LINKED_PAYMENT_KEY = 'linkedPayment';

/** Session storage: the contract whose wish for what is paid beyond what is due could not be saved with its payment. */
export const UNSAVED_EXCESS_KEY = 'unsavedExcess';

/** Session storage: the part of a plan's page to scroll to, `capital-contribution` or `safe`. */
export const AUTO_SCROLL_KEY = 'autoScrollA';

/** Session storage: the quotes that were looked at in this visit: token, folio and what they are of. */
export const SEEN_QUOTES_KEY = 'seenQuotes';

/** Session storage: long texts of forms that were not sent yet, by form and field. */
export const FORM_TEXTS_KEY = 'formTexts';

/** Session storage, inside my-account only: what was typed into the account's forms and not sent yet, by form and field. */
export const ACCOUNT_DRAFTS_KEY = 'accountDrafts';
