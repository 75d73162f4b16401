/**
 * The provider that reads a company's SAT data, where its API is connected: then each request gets a page of its own to
 * authorise at. Without one there is the address of the settings; without either Syntage is not offered.
 */
export interface SyntageProvider {
  isConnected(): Promise<boolean>;
}

/** Injection token of the {@link SyntageProvider}; missing where there is none. */
export const SYNTAGE_PROVIDER = Symbol('SYNTAGE_PROVIDER');
