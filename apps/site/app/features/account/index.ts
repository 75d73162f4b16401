export {
  AUTOMATIC_PAYMENTS_PATH,
  BALANCES_PATH,
  BILL_REQUEST_PATH,
  contractPath,
  EMAIL_LINK,
  EMAIL_SECTION,
  INSURANCE_LINK,
  INSURANCE_SECTION,
  MESSAGES_PATH,
  PAPERS_PATH,
  PAYMENTS_PATH,
  PEOPLE_PATH,
  PROFILE_PATH,
  SECOND_FACTOR_LINK,
  SECOND_FACTOR_SECTION,
  TAX_LINK,
  TAX_SECTION,
} from './account-links.js';
export { accountQueries, forgetAccountData, outdateAccountData } from './account-queries.js';
export { AccountData } from './AccountData.js';
export { AccountPage } from './AccountPage.js';
export { foundContracts } from './contract-search.js';
export { ContractSearch, ContractsFound } from './ContractSearch.js';
export { type ContractView, viewName, viewPath, viewsOf } from './contract-views.js';
export { CopyLine } from './CopyLine.js';
export { Fold } from './Fold.js';
export { HomeOpening } from './HomeOpening.js';
export { OpenFileButton } from './OpenFileButton.js';
export { byContractName, contractName, documentTitle, partLines, scheduleParts } from './texts.js';
export { Allowed } from './Allowed.js';
export { useOwnAccess } from './use-own-access.js';
export { useAccountData } from './use-account-data.js';
export { useScrollToHash } from './use-scroll-to-hash.js';
export { useToday } from './use-today.js';
