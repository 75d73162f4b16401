import type { ShownNotice } from '@flota/schemas';
import type { WorkerScope } from './worker-scope.js';

const ICON = '/icon-192.png';
const ACCOUNT = '/my-account/';

/** Shows what came. A browser takes the permission away from who is sent something and shows nothing. */
export function showNotice({ registration }: WorkerScope, notice: ShownNotice): Promise<void> {
  const { body, path, tag, title } = notice;
  return registration.showNotification(title, { body, tag, icon: ICON, badge: ICON, lang: 'es-MX', data: { path } });
}

/** Opens what a notice is about: in a window of the account, where there is one. */
export async function openNotice({ clients, location }: WorkerScope, notification: Notification): Promise<void> {
  notification.close();
  const { path } = notification.data as Pick<ShownNotice, 'path'>;
  const page = new URL(path, location.origin);
  // Whoever could write to this device must not lead its owner elsewhere.
  if (page.origin !== location.origin) return;
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const account = windows.find(({ url }) => new URL(url).pathname.startsWith(ACCOUNT));
  // One that no worker has can't be sent on.
  const sent = await account?.navigate(page.href).catch(() => null);
  await (sent ? sent.focus() : clients.openWindow(page.href));
}
