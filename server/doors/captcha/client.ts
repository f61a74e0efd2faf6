import { createHash } from 'node:crypto';

import { addressGroup } from '../../base/http/client-address';

/** Who asks: an address, and who we ourselves once said it was. What a caller calls itself counts for nothing. */
export type Client = { address: string; visitor: string | null };

/** What is counted. Digests: nothing of a person needs to be kept to count. */
export type Subjects = {
  address: string;
  /** All at the address who have not shown yet that they are people. */
  strangers: string;
  visitor: string | null;
};

const digest = (...parts: string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 27);

/** Whose number it is, to count by. */
export const subjectOfPhone = (phone: string): string => digest('phone', phone);

const STRANGERS = 'strangers ';

export const areStrangers = (client: string): boolean => client.startsWith(STRANGERS);

export function subjectsOf({ address, visitor }: Client): Subjects {
  const group = addressGroup(address);
  return {
    address: digest('address', group),
    strangers: STRANGERS + digest('strangers', group),
    visitor: visitor === null ? null : digest('visitor', visitor),
  };
}
