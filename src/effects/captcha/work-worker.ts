import { scrypt } from '@noble/hashes/scrypt.js';
import { bytesToHex } from '@noble/hashes/utils.js';

import { WORK_COST, workTry, type WorkPosition, type WorkTask } from '../../../domain/people/captcha-work';
import type { WorkToDo } from '../../../machines/identity/captcha/work';

/** What a try comes to, in hexadecimal. */
type WorkHash = (text: string) => string;

/** Tries number after number, and says after each how far it is. Ends at once where nothing can be found. */
export function* solutions({ targets, span }: WorkTask, from: WorkPosition, hash: WorkHash): Generator<WorkPosition> {
  const found = [...from.found];
  let { next } = from;
  for (let target = targets[found.length]; target !== undefined && next < span; target = targets[found.length]) {
    const isFound = hash(workTry(found.length, next)) === target;
    if (isFound) found.push(next);
    next = isFound ? 0 : next + 1;
    yield { found: [...found], next };
  }
}

/** The entry of the thread that computes. It comes when somebody has asked for it, as a file of its own. */
addEventListener('message', ({ data: { work, from } }: MessageEvent<WorkToDo>) => {
  if (work === null) return;
  const hash = (text: string) => bytesToHex(scrypt(text, work.token, WORK_COST));
  for (const position of solutions(work, from, hash)) postMessage(position);
});
