import { scrypt } from '@noble/hashes/scrypt.js';

import { WORK_COST, workTry } from '../../../domain/people/captcha-work';

/** Bundled into a page: times a number of tries as a product thread runs them. */
export type TimeTries = (count: number) => number[];

const timeTries: TimeTries = (count) =>
  Array.from({ length: count }, (_, number) => {
    const began = performance.now();
    scrypt(workTry(0, number), 'd6b9586a4a284c1f', WORK_COST);
    return performance.now() - began;
  });

Object.assign(globalThis, { timeTries });
