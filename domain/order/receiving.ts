import { maybe, shape, text, type Is } from '../shape/shape';

/** That its owner says that the goods were received. `waits`: what has to be told first; null where nothing has. */
export const RECEIVING = shape({ waits: maybe(text) });
export interface Receiving extends Is<typeof RECEIVING> {}
