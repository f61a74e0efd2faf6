/** In the order of their tabs. An address names one by its place: what is new stands behind those before it. */
export const NEWS_TYPES = ['regulation', 'schedule', 'port', 'notice', 'industry', 'safety'] as const;
export type NewsType = (typeof NEWS_TYPES)[number];
