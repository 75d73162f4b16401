import { expect, it } from '@jest/globals';
import {
  isNoticeChosen,
  NOTICE_CHANNELS,
  NOTICE_KINDS,
  NOTICES,
  noticeChoiceSchema,
  PUSH_KINDS,
  pushSubscriptionSchema,
} from './notices.js';

it('shows on devices what can come there', () => {
  expect(NOTICE_KINDS.filter((kind) => NOTICES[kind].channels.includes('push'))).toEqual(PUSH_KINDS);
});

it('always has mail, which is chosen unless it says why not', () => {
  for (const kind of NOTICE_KINDS) {
    expect(NOTICES[kind].channels).toContain('email');
    expect(isNoticeChosen(kind, 'email')).toBe(NOTICES[kind].always === undefined);
  }
});

it('takes a choice of what can be chosen, and no other', () => {
  for (const kind of NOTICE_KINDS) {
    for (const channel of NOTICE_CHANNELS) {
      const { success } = noticeChoiceSchema.safeParse({ kind, channel, wanted: false });
      expect(success).toBe(isNoticeChosen(kind, channel));
    }
  }
});

it.each([
  ['as a browser hands it over', 'B'.repeat(87), 'a'.repeat(22), true],
  ['padded', `${'B'.repeat(87)}=`, `${'a'.repeat(22)}==`, true],
  ['with a key that is too short', 'B'.repeat(86), 'a'.repeat(22), false],
  ['with letters of another alphabet', 'B'.repeat(87), `${'a'.repeat(21)}+`, false],
])('reads a subscription %s', (_, p256dh, auth, isRead) => {
  const subscription = { endpoint: 'https://push.example/1', keys: { p256dh, auth } };
  expect(pushSubscriptionSchema.safeParse(subscription).success).toBe(isRead);
});
