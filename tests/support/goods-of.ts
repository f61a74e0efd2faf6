import { knowing } from '../../domain/goods/identity';
import { identify } from '../../server/world/dangerous-goods/identify';

/** What the library of the house says of a row. */
export const { goodsOf } = knowing(identify);
