import { todayInMexico } from '@flota/schemas';
import { focusManager } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** The lender's day. It stays while a page is looked at, so that its texts agree with each other; what it says is read again with it. */
export function useToday(): string {
  const [today, setToday] = useState(todayInMexico);
  useEffect(() => focusManager.subscribe((focused) => focused && setToday(todayInMexico())), []);
  return today;
}
