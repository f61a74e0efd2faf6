/** In tab order. Addresses use the position, so append new types at the end. */
export const NEWS_TYPES = ['regulation', 'schedule', 'port', 'notice', 'industry', 'safety'] as const;
export type NewsType = (typeof NEWS_TYPES)[number];
