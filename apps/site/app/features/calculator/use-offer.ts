import { type MessageChannel, messagingOfferSchema } from '@flota/schemas';
import { useEffect, useState } from 'react';
import { api } from '../../api/client.js';

/** Whether the lender writes by that channel. Nobody misses it where that can't be asked. */
export function useOffer(channel: MessageChannel): boolean {
  const [offered, setOffered] = useState(false);
  useEffect(() => {
    let isGone = false;
    api
      .get('/api/messaging', messagingOfferSchema)
      .then(({ channels }) => isGone || setOffered(channels.includes(channel)))
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [channel]);
  return offered;
}
