import { CODES } from '../../../contract/wire/envelope';
import { notFound, Refusal } from '../../base/http/refusal';
import { FILE_MESSAGES as messages } from './messages';
import { ObjectMissing } from './objects/objects';

const NO_ROOM = new Set<unknown>(['ENOSPC', 'EDQUOT']);

const later = (message: string, seconds: number) =>
  new Refusal(CODES.unavailable, message, {
    status: 503,
    headers: { 'retry-after': String(seconds) },
  });

export const notScanned = () => later(messages.notScanned, 10);

/** Disks fill up and stores go away; neither is a fault of who uploads, and both pass. */
function refusalFor(error: unknown): unknown {
  if (error instanceof ObjectMissing) return notFound();
  if (!(error instanceof Error) || error instanceof Refusal) return error;
  const code = 'code' in error ? error.code : undefined;
  return NO_ROOM.has(code) ? later(messages.noRoom, 30) : Object.assign(later(messages.away, 5), { cause: error });
}

/** The work of a disk or a store, whose faults become refusals. */
export const stored = async <TResult>(work: Promise<TResult>): Promise<TResult> =>
  work.catch((error: unknown) => {
    throw refusalFor(error);
  });
