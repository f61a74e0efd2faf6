import { scrypt } from '@noble/hashes/scrypt.js';
import { bytesToHex } from '@noble/hashes/utils.js';

import { WORK_COST } from '../../../domain/people/captcha-work';
import type { WorkToDo } from '../../../machines/identity/captcha/work';
import { solutions } from './work-solver';

/** Entry of the worker thread; a separate file, loaded on demand. */
addEventListener('message', ({ data: { work, from } }: MessageEvent<WorkToDo>) => {
  if (work === null) return;
  const hash = (text: string) => bytesToHex(scrypt(text, work.token, WORK_COST));
  for (const position of solutions(work, from, hash)) postMessage(position);
});
