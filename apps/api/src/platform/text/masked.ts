const SHOWN = 3;

/** All but the last characters hidden: enough to tell two identifiers apart on the telephone. */
export const masked = (identifier: string): string => '•'.repeat(identifier.length - SHOWN) + identifier.slice(-SHOWN);

/** `ana.ruiz@ejemplo.mx` as `a•••@ejemplo.mx`: enough to know one's own by. */
export const maskedEmail = (email: string): string => email.replace(/^(.).*@/, '$1•••@');
