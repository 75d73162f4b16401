import { type PushSubscriptionData, pushSubscriptionSchema } from '@flota/schemas';

/** Whether this browser can show notices at all; on an iPhone it can only from the home screen. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** It said no to this page, for good: only its own settings change that. */
export const isPushDenied = (): boolean => Notification.permission === 'denied';

async function manager(): Promise<PushManager | undefined> {
  return (await navigator.serviceWorker.getRegistration())?.pushManager;
}

const subscriptionHere = async (): Promise<PushSubscription | null> =>
  canPush() ? ((await (await manager())?.getSubscription()) ?? null) : null;

/** Which of the customer's devices this browser is; `null` where it shows nothing. */
export async function fingerprintHere(): Promise<string | null> {
  const subscription = await subscriptionHere();
  if (!subscription) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subscription.endpoint));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));

/** What the customer answered when they were asked, and what the browser gave. */
type LetIn = { subscription: PushSubscriptionData } | { refused: 'denied' | 'dismissed' | 'not-ready' };

/** Asks, by a press of theirs, whether notices may be shown here. */
export async function letPushIn(publicKey: string): Promise<LetIn> {
  const answer = await Notification.requestPermission();
  if (answer !== 'granted') return { refused: answer === 'denied' ? 'denied' : 'dismissed' };
  const push = await manager();
  if (!push) return { refused: 'not-ready' };
  // One for other keys would be of no use to us, and in the way.
  await (await push.getSubscription())?.unsubscribe();
  const made = await push.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) });
  return { subscription: pushSubscriptionSchema.parse(made.toJSON()) };
}

export async function endPushHere(): Promise<void> {
  await (await subscriptionHere())?.unsubscribe();
}
