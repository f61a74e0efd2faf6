import { workTry, type WorkPosition, type WorkTask } from '../../../domain/people/captcha-work';

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
