import { type MessageChannel, messagingOfferSchema } from '@flota/schemas';
import { useEffect, useState } from 'react';
import { api } from '../../api/client.js';

/** By what the lender likes best to write to a telephone; `null` where by nothing, or where that can't be asked. */
export function usePhoneChannel(): MessageChannel | null {
  const [channel, setChannel] = useState<MessageChannel | null>(null);
  useEffect(() => {
    let isGone = false;
    api
      .get('/api/messaging', messagingOfferSchema)
      .then(({ channels }) => isGone || setChannel(channels[0] ?? null))
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, []);
  return channel;
}
