import type { Packed } from '../../../../domain/order/on-site/packed';
import { writtenTime } from '../../../base/china-time';

const METHODS = { WHOLE: '整箱过磅（方法一）', SUM: '货物、衬垫与箱重累加（方法二）' } as const;

/** What a box weighs as somebody has verified it: how, who and when. Empty where nobody has. */
export const vgmText = (packed: Packed | undefined): string =>
  packed?.vgm ? `${packed.vgm.kg} kg，${METHODS[packed.vgm.method]}，${packed.vgm.by}，${writtenTime(packed.at)}` : '';
