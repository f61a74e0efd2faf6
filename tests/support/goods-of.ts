import { knowing } from '../../domain/goods/identity';
import { identify } from '../../server/world/dangerous-goods/identify';

export const { goodsOf } = knowing(identify);
