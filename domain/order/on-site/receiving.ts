import { maybe, shape, text, type Is } from '../../shape/shape';

/** Receipt confirmation by the owner. `waits`: reason it is not possible yet; null when it is. */
export const RECEIVING = shape({ waits: maybe(text) });
export interface ReceivingState extends Is<typeof RECEIVING> {}
