import {
  type NoticeChoice,
  ownNoticesSchema,
  type PushSubscriptionData,
  type QuietHours,
  sentNoticesSchema,
} from '@flota/schemas';
import { accountApi, answered } from './client.js';

const PATH = '/api/customers/notices';

export const readNotices = () => accountApi.get(PATH, ownNoticesSchema);

export const chooseNotice = (choice: NoticeChoice) =>
  accountApi.put(`${PATH}/choices`, choice, ownNoticesSchema).then(answered);

export const saveQuietHours = (hours: QuietHours) =>
  accountApi.put(`${PATH}/hours`, hours, ownNoticesSchema).then(answered);

export const addPushDevice = (subscription: PushSubscriptionData) =>
  accountApi.post(`${PATH}/devices`, subscription, ownNoticesSchema).then(answered);

export const removePushDevice = (id: string) => accountApi.delete(`${PATH}/devices/${encodeURIComponent(id)}`);

export const readSentNotices = (before?: string) =>
  accountApi.get(`${PATH}/sent${before ? `?before=${encodeURIComponent(before)}` : ''}`, sentNoticesSchema);
