import { COMMON_PASSWORDS } from './common-passwords.js';

/** Shorter parts of an address are in many a word by chance. */
const TELLING_LENGTH = 4;

/** What makes a password easy to guess for whoever knows whose it is. */
interface Owner {
  companyName: string;
  email: string;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}|\s/gu, '');

/**
 * Guessed first: a well-known one, digits alone (telephones and dates), the same few characters over and over, or one
 * made of the company's name or the owner's address.
 */
export function isGuessable(password: string, { companyName, email }: Owner): boolean {
  const text = plain(password);
  const withoutEnding = text.replace(/[\d\p{P}\p{S}]+$/u, '');
  if (withoutEnding === '') return true;
  if (COMMON_PASSWORDS.has(text) || COMMON_PASSWORDS.has(withoutEnding)) return true;
  if (/^(.{1,3}?)\1+.?.?$/u.test(text)) return true;
  const [mailbox = ''] = email.split('@');
  return [plain(companyName), plain(mailbox)].some((name) => name.length >= TELLING_LENGTH && text.includes(name));
}
