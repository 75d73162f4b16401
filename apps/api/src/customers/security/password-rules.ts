/**
 * Of the most used passwords in Mexico and elsewhere, those that are long enough to pass otherwise; lower case, without
 * accents, and without the digits and signs people put behind them.
 */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set([
  'abcdefghij',
  'abcdefghijkl',
  'administrador',
  'administrator',
  'america',
  'asdfghjkl',
  'bienvenido',
  'bienvenida',
  'camion',
  'camiones',
  'chivas',
  'contrasena',
  'cruzazul',
  'dragon',
  'estrella',
  'guadalajara',
  'guadalupe',
  'hola',
  'iloveyou',
  'juanito',
  'liverpool',
  'mexico',
  'micontrasena',
  'miamor',
  'micamion',
  'mipassword',
  'monkey',
  'monterrey',
  'passw0rd',
  'password',
  'princesa',
  'qazwsxedc',
  'qwerty',
  'qwertyuiop',
  'sanpedro',
  'secreto',
  'superman',
  'teamo',
  'teamomucho',
  'tequiero',
  'tequieromucho',
  'welcome',
  'q1w2e3r4t',
  'q1w2e3r4t5y',
  '1q2w3e4r',
  '1q2w3e4r5t',
  '1q2w3e4r5t6y',
  '1qaz2wsx',
  '1qaz2wsx3edc',
  'zaq12wsx',
  'abc123def',
]);

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
