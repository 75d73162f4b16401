import * as oauth from 'oauth4webapi';
import type { OAuthGrant } from './authentication.js';
import { OutboundError } from './outbound-error.js';
import type { Transport } from './transport.js';

/** A token is renewed this long before it ends, so that none ends on its way. */
const EARLY_MS = 30_000;
/** Of a server that does not say how long its tokens live. */
const UNTOLD_LIFE_SECONDS = 300;
const MOST_BYTES = 64 * 1024;

interface Token {
  value: string;
  renewAt: number;
}

/** The access token of one system: asked for once however many wait for it, kept until shortly before it ends. */
export class OAuthToken {
  private token: Token | undefined;
  private asking: Promise<Token> | undefined;

  constructor(
    private readonly system: string,
    private readonly grant: OAuthGrant,
    private readonly transport: Transport,
    private readonly now: () => number = Date.now,
  ) {}

  /** @throws OutboundError `unauthorised` when the credentials are refused, or what else went wrong on the way */
  async value(timeoutMs: number): Promise<string> {
    if (this.token && this.now() < this.token.renewAt) return this.token.value;
    this.asking ??= this.ask(timeoutMs)
      .then((token) => (this.token = token))
      .finally(() => (this.asking = undefined));
    return (await this.asking).value;
  }

  /** A token that the system refused: the next call asks for another one, unless that happened meanwhile. */
  forget(value: string): void {
    if (this.token?.value === value) this.token = undefined;
  }

  private async ask(timeoutMs: number): Promise<Token> {
    const { tokenUrl, clientId, scope, owner } = this.grant;
    const server: oauth.AuthorizationServer = { issuer: new URL(tokenUrl).origin, token_endpoint: tokenUrl };
    const client: oauth.Client = { client_id: clientId };
    const parameters = new URLSearchParams({
      ...(owner ? { username: owner.user, password: owner.password } : {}),
      ...(scope ? { scope } : {}),
    });
    const answer = await oauth.genericTokenEndpointRequest(
      server,
      client,
      this.clientAuthentication(),
      owner ? 'password' : 'client_credentials',
      parameters,
      {
        [oauth.customFetch]: (url, init) => this.fetch(url, init, timeoutMs),
        // Which addresses may be called without TLS is for the transport to say.
        [oauth.allowInsecureRequests]: true,
      },
    );
    return this.understood(server, client, answer);
  }

  private clientAuthentication(): oauth.ClientAuth {
    const { clientIn, clientSecret } = this.grant;
    return clientIn === 'header' ? oauth.ClientSecretBasic(clientSecret) : oauth.ClientSecretPost(clientSecret);
  }

  private async fetch(
    url: string,
    { method, headers, body }: oauth.CustomFetchOptions<'POST', URLSearchParams>,
    timeoutMs: number,
  ): Promise<Response> {
    const answer = await this.transport.send(this.system, {
      url: new URL(url),
      method,
      headers,
      body: body.toString(),
      mostBytes: MOST_BYTES,
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (answer.status === 429 || answer.status >= 500) {
      throw new OutboundError(this.system, 'failing', { status: answer.status });
    }
    if (answer.status >= 400) throw new OutboundError(this.system, 'unauthorised', { status: answer.status });
    return new Response(new Uint8Array(answer.body), {
      status: answer.status,
      headers: { 'content-type': 'application/json' },
    });
  }

  private async understood(server: oauth.AuthorizationServer, client: oauth.Client, answer: Response): Promise<Token> {
    try {
      const told = await oauth.processGenericTokenEndpointResponse(server, client, answer);
      const life = told.expires_in ?? UNTOLD_LIFE_SECONDS;
      // Half of a short life is left to use.
      const early = Math.min(EARLY_MS, (life * 1_000) / 2);
      return { value: told.access_token, renewAt: this.now() + life * 1_000 - early };
    } catch {
      throw new OutboundError(this.system, 'not-understood');
    }
  }
}
