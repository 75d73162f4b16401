/** In characters, of a password that is chosen from now on. Those chosen under former rules still sign in. */
export const PASSWORD_LENGTH = { min: 12, max: 128 } as const;
