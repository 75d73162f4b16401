import { SetMetadata } from '@nestjs/common';

export const WHILE_SITE_OPEN = 'flota:while-site-open';

/**
 * What the public site is made of, or does: while it is closed, 503 `SITE.CLOSED` to all but signed-in staff. Accounts,
 * sign-in, what the law asks for, health and what other systems send don't bear it.
 */
export const WhileSiteOpen = () => SetMetadata(WHILE_SITE_OPEN, true);
