import type { Endpoint } from '../wire/endpoint';

export const HANDED_OVER = 'handed-over';

export type HandedOver = Readonly<Record<string, unknown>>;

/** Key of a request; equal for equal payloads in any order of fields. */
export const askedAs = ({ path }: Pick<Endpoint, 'path'>, payload: object): string =>
  JSON.stringify([path, ...Object.entries(payload).toSorted(([a], [b]) => (a < b ? -1 : 1))]);
