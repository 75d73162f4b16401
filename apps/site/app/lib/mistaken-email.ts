/** Whose mailboxes people in Mexico have: what a slip of the finger is compared with. */
const PROVIDERS = [
  'gmail.com',
  'hotmail.com',
  'hotmail.es',
  'outlook.com',
  'outlook.es',
  'yahoo.com',
  'yahoo.com.mx',
  'live.com',
  'live.com.mx',
  'icloud.com',
  'msn.com',
  'prodigy.net.mx',
] as const;

/** As near to one of them as a slip, and yet somebody's mailbox. */
const ALSO_RIGHT = new Set([
  'aol.com',
  'email.com',
  'gmx.com',
  'googlemail.com',
  'hotmail.co.uk',
  'hotmail.fr',
  'hotmail.it',
  'hushmail.com',
  'live.cl',
  'live.mx',
  'mac.com',
  'mail.com',
  'me.com',
  'outlook.mx',
  'rocketmail.com',
  'yahoo.ca',
  'yahoo.co.uk',
  'yahoo.es',
  'yahoo.fr',
  'ymail.com',
]);

/** Endings that no domain has, of whatever company. */
const WRONG_ENDINGS: Readonly<Record<string, string>> = {
  cmo: 'com',
  comm: 'com',
  con: 'com',
  cpm: 'com',
  ocm: 'com',
  vom: 'com',
  xom: 'com',
};

/**
 * The address that was probably meant: `ana@gmial.com` is most likely `ana@gmail.com`. `null` where there is nothing to
 * ask. Only ever asked about: whoever has such an address keeps it.
 */
export function probablyMeant(typed: string): string | null {
  const [, mailbox, domain] = /^([^\s@]+)@([^\s@]+\.[^\s@.]{2,})$/.exec(typed.trim()) ?? [];
  if (mailbox === undefined || domain === undefined) return null;
  const meant = domainMeant(domain.toLowerCase());
  return meant === null ? null : `${mailbox}@${meant}`;
}

function domainMeant(domain: string): string | null {
  if (isRight(domain)) return null;
  const near = PROVIDERS.map((provider) => ({ provider, slips: slipsBetween(domain, provider) }))
    .filter(({ provider, slips }) => slips <= allowedSlips(provider) || nameOf(provider) === nameOf(domain))
    .sort((one, other) => one.slips - other.slips);
  return near[0]?.provider ?? withRightEnding(domain);
}

const isRight = (domain: string): boolean => ALSO_RIGHT.has(domain) || PROVIDERS.some((known) => known === domain);

const nameOf = (domain: string): string => domain.slice(0, domain.indexOf('.'));

/** A short name has more neighbours that are somebody's. */
const allowedSlips = (provider: string): number => (provider.length < 9 ? 1 : 2);

function withRightEnding(domain: string): string | null {
  const dot = domain.lastIndexOf('.');
  const ending = WRONG_ENDINGS[domain.slice(dot + 1)];
  return ending === undefined ? null : domain.slice(0, dot + 1) + ending;
}

/** Letters too many, too few, wrong or swapped with the next one (optimal string alignment). */
function slipsBetween(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    for (let column = 1; column <= other.length; column++) {
      const wrong = Number(one[row - 1] !== other[column - 1]);
      const isSwapped = row > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      line[column] = Math.min(
        last[column]! + 1,
        line[column - 1]! + 1,
        last[column - 1]! + wrong,
        isSwapped && column > 1 ? before[column - 2]! + 1 : Infinity,
      );
    }
    [before, last] = [last, line];
  }
  return last[other.length]!;
}
