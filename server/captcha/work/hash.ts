import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';

import { WORK_COST, workTry } from '../../../domain/people/captcha-work';

const { N, r, p, dkLen } = WORK_COST;
/** What a try takes, and as much again for what it is taken with. */
const MOST_MEMORY = 2 * 128 * N * r * p;

const hash = promisify<string, string, number, object, Buffer>(scrypt);

/** What a number looks like to whoever has to find it. */
export async function workTarget(token: string, part: number, number: number): Promise<string> {
  const bytes = await hash(workTry(part, number), token, dkLen, { N, r, p, maxmem: MOST_MEMORY });
  return bytes.toString('hex');
}
