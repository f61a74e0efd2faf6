import { scrypt } from '@noble/hashes/scrypt.js';
import { bytesToHex } from '@noble/hashes/utils.js';

import { WORK_COST, workTry, type WorkPosition, type WorkTask } from '../../../domain/people/captcha-work';
import type { WorkToDo } from '../../../machines/identity/captcha/work';

type WorkHash = (text: string) => string;

/** Tries numbers in turn and yields the progress. Ends when the span is exhausted. */
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

/** Entry of the worker thread; a separate file, loaded on demand. */
addEventListener('message', ({ data: { work, from } }: MessageEvent<WorkToDo>) => {
  if (work === null) return;
  const hash = (text: string) => bytesToHex(scrypt(text, work.token, WORK_COST));
  for (const position of solutions(work, from, hash)) postMessage(position);
});
