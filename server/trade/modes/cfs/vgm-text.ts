import type { Packed } from '../../../../domain/order/on-site/packed';
import { writtenTime } from '../../../base/china-time';

const METHODS = { WHOLE: '整箱过磅（方法一）', SUM: '货物、衬垫与箱重累加（方法二）' } as const;

/** Verified mass of a box: method, person, time. Empty if unverified. */
export const vgmText = (packed: Packed | undefined): string =>
  packed?.vgm ? `${packed.vgm.kg} kg，${METHODS[packed.vgm.method]}，${packed.vgm.by}，${writtenTime(packed.at)}` : '';
