import { promises as dns } from 'node:dns';
import { createTransport } from 'nodemailer';
import { type Check, fail, type Finding, ok, warn } from './check.js';

const PATIENCE = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 8_000 };
/** Nobody has mail there (RFC 2606, 6761). */
const RESERVED = /(^|\.)(test|example|invalid|localhost|local|example\.(com|net|org))$/i;

/** Greets the mail server and signs in; nothing is sent. */
export const mail: Check = {
  name: 'mail',
  needs: ['SMTP_URL', 'NODE_ENV'],
  async examine({ env: { SMTP_URL = '', NODE_ENV } }) {
    const { protocol, host, username } = new URL(SMTP_URL);
    const reach = (tls: object) => {
      const transport = createTransport({ url: SMTP_URL, ...PATIENCE, ...tls });
      return transport.verify().finally(() => transport.close());
    };
    try {
      await reach({});
    } catch (error) {
      const { code, response, message } = error as Error & { code?: string; response?: string };
      const advice =
        code === 'EAUTH'
          ? 'Look at user and password in SMTP_URL: special characters are percent-encoded.'
          : 'Look at SMTP_URL, and whether this machine may reach that port.';
      return fail(`${host}: ${response ?? message}${code ? ` (${code})` : ''}`, advice);
    }
    if (protocol === 'smtps:') return ok(`${host} takes mail over TLS`);
    const isPrivate = await reach({ requireTLS: true }).then(
      () => true,
      () => false,
    );
    if (isPrivate) return ok(`${host} takes mail over STARTTLS`);
    const found = `${host} takes mail in the clear${username ? ', and the password with it' : ''}`;
    return NODE_ENV === 'production' && !isOwn(host)
      ? warn(found, 'Use a server with STARTTLS, or smtps://.')
      : ok(found);
  },
};

/** On this machine, or a neighbour in compose, whose name has no dot. */
const isOwn = (host: string): boolean => /^(127\.|\[::1\]|localhost|[^.:]+(:|$))/.test(host);

/** What DNS tells those who receive: whether this domain's mail may come from there, and is signed. */
export const mailDomain: Check = {
  name: 'mail-domain',
  needs: ['MAIL_FROM'],
  async examine({ env: { MAIL_FROM = '' } }) {
    const domain = /@([^@>\s]+)>?\s*$/.exec(MAIL_FROM)?.[1]?.toLowerCase();
    if (!domain) return fail('MAIL_FROM has no address', 'Write it as Name <address@domain>.');
    if (RESERVED.test(domain)) return warn(`${domain} is no domain of the internet`, 'Set MAIL_FROM to one of yours.');
    return ofDomain(domain);
  },
};

async function ofDomain(domain: string): Promise<Finding> {
  const [spf, dmarc, dkim] = await Promise.all([
    texts(domain).then((all) => all.find((text) => /^v=spf1(\s|$)/i.test(text))),
    texts(`_dmarc.${domain}`).then((all) => all.find((text) => /^v=DMARC1(;|\s|$)/i.test(text))),
    hasKeys(domain),
  ]);
  const missing = [...(spf ? [] : ['SPF']), ...(dkim ? [] : ['DKIM']), ...(dmarc ? [] : ['DMARC'])];
  if (spf && /\s\+?all\b/i.test(spf)) {
    return fail(`SPF of ${domain} lets anybody send (${spf})`, 'End it with -all or ~all.');
  }
  if (missing.length === 0) return ok(`${domain} has SPF, DKIM keys and DMARC`);
  const found = `${domain} has no ${missing.join(', no ')} in DNS`;
  const advice =
    'Add them as your mail provider says: without, mail lands in spam folders. DKIM keys may be under a name that only the provider knows.';
  return spf ? warn(found, advice) : fail(found, advice);
}

/** Of a name that is not there, none; a DNS that does not answer is thrown. */
async function texts(name: string): Promise<string[]> {
  try {
    return (await dns.resolveTxt(name)).map((pieces) => pieces.join(''));
  } catch (error) {
    if (isNothing(error)) return [];
    throw error;
  }
}

/** Keys have names that nobody outside knows; but where there is one, what is above it is there too (RFC 8020). */
async function hasKeys(domain: string): Promise<boolean> {
  try {
    await dns.resolveTxt(`_domainkey.${domain}`);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === 'ENODATA') return true;
    if (isNothing(error)) return false;
    throw error;
  }
}

const isNothing = (error: unknown): boolean =>
  ['ENODATA', 'ENOTFOUND'].includes((error as { code?: string }).code ?? '');
