const notEnded = (now: Date) => ({ OR: [{ publishedUntil: null }, { publishedUntil: { gt: now } }] });

/** Where clause: content that visitors may read at that moment. Without dates it was always there and stays. */
export const published = (now = new Date()) => ({
  AND: [{ OR: [{ publishedFrom: null }, { publishedFrom: { lte: now } }] }, notEnded(now)],
});

/** The same for news, which always begins on a day. */
export const publishedNews = (now = new Date()) => ({ publishedFrom: { lte: now }, ...notEnded(now) });
