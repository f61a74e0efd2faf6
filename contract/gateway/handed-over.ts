import type { Endpoint } from '../wire/endpoint';

/** Where a page carries what it would ask for first: answers the gateway has written into it. */
export const HANDED_OVER = 'handed-over';

/** The answers, each by what would have asked for it. */
export type HandedOver = Readonly<Record<string, unknown>>;

/** The same for whoever asks the same, in whatever order it is said. */
export const askedAs = ({ path }: Pick<Endpoint, 'path'>, payload: object): string =>
  JSON.stringify([path, ...Object.entries(payload).toSorted(([a], [b]) => (a < b ? -1 : 1))]);
