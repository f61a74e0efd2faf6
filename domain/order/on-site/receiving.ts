import { maybe, shape, text, type Is } from '../../shape/shape';

/** The owner confirms receipt of the goods. `waits`: why that is not possible yet; null where it is. */
export const RECEIVING = shape({ waits: maybe(text) });
export interface Receiving extends Is<typeof RECEIVING> {}
