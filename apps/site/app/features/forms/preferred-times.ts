import { PREFERRED_TIMES, type PreferredTime } from '@flota/schemas';
import { preferredTimes, promisedTimes } from '@flota/texts/site/forms';

/** When an adviser may call, to choose from. */
export const preferredTimeOptions = (): { value: PreferredTime; label: string }[] =>
  PREFERRED_TIMES.map((value) => ({ value, label: preferredTimes[value] }));

/** Within the sentence that promises the call. */
export const preferredTimeInText = (time: PreferredTime): string => promisedTimes[time];
