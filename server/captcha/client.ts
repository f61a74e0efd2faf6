import { createHash } from 'node:crypto';

import { addressGroup } from '../http/client-address';

/** Who asks, as far as one can tell: the address, and the id or at least the browser behind it. */
export type Client = { address: string; uid: string | null; agent: string | null };

/** What is counted. Digests: nothing of a person needs to be kept to count. */
export type Subjects = { address: string; client: string };

const digest = (...parts: string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 27);

/** Whose number it is, to count by. */
export const subjectOfPhone = (phone: string): string => digest('phone', phone);

/** An id of one's own choosing counts only together with the address: nobody can lock somebody else out. */
export function subjectsOf({ address, uid, agent }: Client): Subjects {
  const group = addressGroup(address);
  return {
    address: digest('address', group),
    client: digest('client', group, uid ?? '', uid === null ? (agent ?? '') : ''),
  };
}
