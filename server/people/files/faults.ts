import { CODES } from '../../../contract/wire/envelope';
import { notFoundFault, Refusal } from '../../base/http/refusal';
import { FILE_MESSAGES as messages } from './messages';
import { ObjectMissing } from './objects/objects';

const NO_ROOM = new Set<unknown>(['ENOSPC', 'EDQUOT']);

const later = (message: string, seconds: number) =>
  new Refusal(CODES.unavailable, message, {
    status: 503,
    headers: { 'retry-after': String(seconds) },
  });

export const notScanned = () => later(messages.notScanned, 10);

/** Full disks and unreachable stores are no fault of the uploader, and pass. */
function toUploadRefusal(error: unknown): unknown {
  if (error instanceof ObjectMissing) return notFoundFault();
  if (!(error instanceof Error) || error instanceof Refusal) return error;
  const code = 'code' in error ? error.code : undefined;
  return NO_ROOM.has(code) ? later(messages.noRoom, 30) : Object.assign(later(messages.away, 5), { cause: error });
}

export const orUploadRefusal = async <TResult>(work: Promise<TResult>): Promise<TResult> =>
  work.catch((error: unknown) => {
    throw toUploadRefusal(error);
  });
