import { randomBytes } from 'node:crypto';

/** What pages that are rendered in this process bear when they ask its API; nobody else can know it. */
const INSIDE_HEADER = 'x-flota-inside';
const secret = randomBytes(32).toString('base64url');

export const insideHeaders = (): Record<string, string> => ({ [INSIDE_HEADER]: secret });

export const isFromInside = (headers: Readonly<Record<string, unknown>>): boolean => headers[INSIDE_HEADER] === secret;
