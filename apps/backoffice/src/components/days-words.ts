export const daysWords = (days: number): string => (days === 1 ? '1 día' : `${days} días`);
