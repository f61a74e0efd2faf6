import type { IncomingMessage } from 'node:http';

import { uploadFile } from '../../contract/files';

/** How long a request may take to come in whole. The page gives an upload as long, and no less on a slow line. */
export type Patience = { requestMs: number; uploadMs: number };
export const PATIENCE: Patience = { requestMs: 60_000, uploadMs: 600_000 };

const isUpload = ({ url }: IncomingMessage) => url?.split('?', 1)[0] === uploadFile.path;

/** Calls once the request has taken too long. What has come in whole is answered, however long that takes. */
export function watchArrival(incoming: IncomingMessage, patience: Patience, tooLate: () => void): void {
  const allowed = isUpload(incoming) ? patience.uploadMs : patience.requestMs;
  const timer = setTimeout(() => void (incoming.complete || tooLate()), allowed);
  incoming.once('close', () => clearTimeout(timer));
}
