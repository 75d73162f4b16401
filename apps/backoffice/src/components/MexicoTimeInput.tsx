import { DateTimeInput, type DateTimeInputProps } from 'react-admin';
import { instantToLocal, localToInstant } from '../i18n/mexico-time.js';

/** The browser's own date field, read and written in Mexico City's time wherever the computer is. */
export const MexicoTimeInput = (props: Omit<DateTimeInputProps, 'format' | 'parse'>) => (
  <DateTimeInput {...props} format={instantToLocal} parse={localToInstant} />
);
