import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { readConversations } from '../../../api/account/messages.js';
import { MESSAGES_PATH } from '../account-links.js';
import { outdateAccountData } from '../account-queries.js';
import { useAccountData } from '../use-account-data.js';
import { useOwnAccess } from '../use-own-access.js';

/** The page of the messages asks for the same. */
const KEY = 'conversations';

/** How many messages the customer has not read. None is said while it isn't known, nor to who may not read them. */
export function useUnreadMessages(): number {
  const { accounts, may } = useOwnAccess();
  const data = useAccountData(KEY, readConversations, { when: accounts !== null && may('manage') });
  const { pathname } = useLocation();
  const former = useRef(pathname);
  useEffect(() => {
    // To read a conversation marks it as read.
    if (former.current.startsWith(MESSAGES_PATH) && former.current !== pathname) void outdateAccountData(KEY);
    former.current = pathname;
  }, [pathname]);
  return data.state === 'ready' ? data.value.reduce((sum, { unread }) => sum + unread, 0) : 0;
}
