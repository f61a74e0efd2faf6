import { createHash } from 'node:crypto';

import { addressGroup } from '../../base/http/client-address';

/** Caller by address and signed visitor id. A caller's own claims are ignored. */
export type Client = { address: string; visitor: string | null };

/** Subjects of the counts. Digests, so that counting keeps no personal data. */
export type Subjects = {
  address: string;
  /** All callers at the address without a passed captcha. */
  strangers: string;
  visitor: string | null;
};

const digest = (...parts: string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 27);

export const subjectOfPhone = (phone: string): string => digest('phone', phone);

const STRANGERS = 'strangers ';

export const areStrangers = (client: string): boolean => client.startsWith(STRANGERS);

export function clientSubjects({ address, visitor }: Client): Subjects {
  const group = addressGroup(address);
  return {
    address: digest('address', group),
    strangers: STRANGERS + digest('strangers', group),
    visitor: visitor === null ? null : digest('visitor', visitor),
  };
}
