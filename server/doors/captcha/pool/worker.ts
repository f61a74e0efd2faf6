import { parentPort } from 'node:worker_threads';

import { paintCaptcha } from '../painted';
import type { Answer, Order } from './worker-protocol';

/** Entry of the painting thread; a separate build entry, so that it has a file to start from. */
const answer = ({ id, type, difficulty, density }: Order): Answer => {
  try {
    return { id, painted: paintCaptcha(type, difficulty, density) };
  } catch (error) {
    return { id, painted: null, reason: String(error) };
  }
};

parentPort?.on('message', (order: Order) => {
  parentPort?.postMessage(answer(order), []);
});
