/** Settings that are secret as a whole, or have a password in them. */
const WHOLE = ['APP_SECRET', 'S3_SECRET_ACCESS_KEY', 'S3_ACCESS_KEY_ID', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'];
const ADDRESSES = ['DATABASE_URL', 'DATABASE_OWNER_URL', 'REDIS_URL', 'SMTP_URL'];

/** The text without anything secret that the settings hold, whoever put it there: drivers quote what they were given. */
export function withoutSecrets(text: string, source: NodeJS.ProcessEnv): string {
  let told = text;
  for (const secret of secretsOf(source)) told = told.replaceAll(secret, '***');
  return told;
}

function secretsOf(source: NodeJS.ProcessEnv): string[] {
  const passwords = ADDRESSES.flatMap((name) => {
    const { password } = URL.parse(source[name] ?? '') ?? { password: '' };
    return [password, decoded(password)];
  });
  const keys = (source.FIELD_KEYS ?? '').split(',').map((pair) => pair.trim().split(':').slice(1).join(':'));
  const all = [...WHOLE.map((name) => source[name] ?? ''), ...passwords, ...keys];
  // The longest first: one may be part of another. Very short ones would be found in every word.
  return [...new Set(all)].filter((secret) => secret.length > 3).sort((one, other) => other.length - one.length);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
