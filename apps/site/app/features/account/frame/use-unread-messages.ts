import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { readConversations } from '../../../api/account/messages.js';
import { MESSAGES_PATH } from '../account-links.js';
import { outdateAccountData } from '../account-queries.js';
import { useAccountData } from '../use-account-data.js';

/** The page of the messages asks for the same. */
const KEY = 'conversations';

/** How many messages the customer has not read. None is said while it isn't known: nobody waits for it. */
export function useUnreadMessages(): number {
  const data = useAccountData(KEY, readConversations);
  const { pathname } = useLocation();
  const former = useRef(pathname);
  useEffect(() => {
    // To read a conversation marks it as read.
    if (former.current.startsWith(MESSAGES_PATH) && former.current !== pathname) void outdateAccountData(KEY);
    former.current = pathname;
  }, [pathname]);
  return data.state === 'ready' ? data.value.reduce((sum, { unread }) => sum + unread, 0) : 0;
}
