export const LEGAL_PATH = '/legales';

/** Where a person asks for their legal rights. */
export const RIGHTS_REQUEST_PATH = `${LEGAL_PATH}/revocacion`;

const LEGAL_ONLY = { name: 'solo', value: '1' } as const;
export const LEGAL_ONLY_PARAMETER = LEGAL_ONLY.name;

const asksForLegalOnly = (search: string): boolean =>
  new URLSearchParams(search).get(LEGAL_ONLY.name) === LEGAL_ONLY.value;

/** Legal texts that another application opens, `?solo=1`, show without the site's header and footer. */
export const isLegalOnly = (pathname: string, search: string): boolean =>
  pathname.startsWith(`${LEGAL_PATH}/`) && asksForLegalOnly(search);

/** Legal rights are asked for without the site's header; its footer is there as everywhere. */
export const isRightsRequest = (pathname: string): boolean => pathname.replace(/\/$/, '') === RIGHTS_REQUEST_PATH;

/** The address of a legal page, for a visitor who is at `search`: texts alone lead to texts alone. */
export const legalPath = (slug: string, search = ''): string =>
  `${LEGAL_PATH}/${slug}${asksForLegalOnly(search) ? `?${LEGAL_ONLY.name}=${LEGAL_ONLY.value}` : ''}`;
