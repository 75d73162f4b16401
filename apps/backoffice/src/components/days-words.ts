import { formatCount } from '../i18n/format.js';

export const daysWords = (days: number): string => (days === 1 ? '1 día' : `${formatCount(days)} días`);
