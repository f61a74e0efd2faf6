import { workTry, type WorkPosition, type WorkTask } from '../../../domain/people/captcha-work';

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
