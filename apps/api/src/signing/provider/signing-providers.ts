import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../../platform/config/env.js';
import { SandboxProvider } from '../sandbox/sandbox-provider.js';
import { type OpenSigningProvider, SigningProviderError } from './signing-provider.js';

/** A way to a provider that staff may have connected. */
export interface SigningProvider {
  /** `null` while it is not connected. */
  open(): Promise<OpenSigningProvider | null>;
}

/** Whom signatures are asked of: who is connected, or else the sandbox, where an installation may have one. */
@Injectable()
export class SigningProviders {
  private connected: SigningProvider | null = null;

  constructor(
    @Inject(ENV) private readonly env: Pick<Env, 'NODE_ENV' | 'SIGNING_SANDBOX'>,
    private readonly sandbox: SandboxProvider,
  ) {}

  /** Called once at the start, by whoever knows a provider. */
  connect(provider: SigningProvider): void {
    this.connected = provider;
  }

  /** Whom a new document goes to; `null`: nobody can be asked. */
  async open(): Promise<OpenSigningProvider | null> {
    return (await this.connected?.open()) ?? this.ownSandbox();
  }

  /**
   * Who has a document that was sent before.
   *
   * @throws SigningProviderError while that one is not connected
   */
  async named(name: string): Promise<OpenSigningProvider> {
    const sandbox = this.ownSandbox();
    if (sandbox?.name === name) return sandbox;
    const provider = await this.connected?.open();
    if (provider?.name === name) return provider;
    throw new SigningProviderError(true, 'El proveedor de firma que tiene el documento no está conectado.');
  }

  /** As people know it, whether it is connected now or not. */
  titleOf(name: string | null): string {
    if (name === null) return '';
    return name === this.sandbox.name ? this.sandbox.title : (TITLES[name] ?? name);
  }

  /** In production nobody must believe that they signed something: there it has to be asked for. */
  private ownSandbox(): OpenSigningProvider | null {
    return this.env.NODE_ENV !== 'production' || this.env.SIGNING_SANDBOX === 'on' ? this.sandbox : null;
  }
}

const TITLES: Readonly<Record<string, string>> = { mifiel: 'Mifiel' };
