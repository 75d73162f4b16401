import createCache from '@emotion/cache';

/** The secret of this page, which the style elements that we make have to bear; none while developing. */
export const styleNonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content || undefined;

/** Where MUI keeps the styles that it made. */
export const styleCache = createCache({ key: 'css', nonce: styleNonce });
