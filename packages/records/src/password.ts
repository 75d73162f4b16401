import { hash, verify } from '@node-rs/argon2';

/**
 * OWASP's first recommendation for argon2id (the library's default algorithm): 19 MiB, two passes, one lane. The
 * figures are written into every hash, so that raising them here leaves the older hashes readable.
 */
export const PASSWORD_HASHING = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The password as it is stored; takes some 30 ms by intent. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, PASSWORD_HASHING);
}

/** Whether it is the password that was hashed. Throws on what is no hash. */
export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, password);
}
