import { hmac, sameText } from '../../platform/crypto/keys.js';
import { MESSAGE_TOLERANCE_SECONDS, MessageRefusedError } from './card-provider.js';

export const SIGNATURE_HEADER = 'sandbox-signature';

const FORMAT = /^t=(\d{10}),v1=([\w-]{43})$/;

const secondsNow = () => Math.floor(Date.now() / 1000);

/** `t={seconds},v1={HMAC of time and body}`, as card providers sign: the time is part of what is signed. */
export const signMessage = (key: string, body: string, seconds = secondsNow()): string =>
  `t=${seconds},v1=${hmac(key, `${seconds}.${body}`)}`;

/** @throws MessageRefusedError when the signature is not of this key and body, or not of the last minutes */
export function checkSignature(key: string, body: string, signature: string, now = secondsNow()): void {
  const [, seconds = '', mac = ''] = FORMAT.exec(signature) ?? [];
  if (!sameText(mac, hmac(key, `${seconds}.${body}`))) throw new MessageRefusedError('Not signed by the sandbox');
  if (Math.abs(now - Number(seconds)) > MESSAGE_TOLERANCE_SECONDS) throw new MessageRefusedError('Signed too long ago');
}
