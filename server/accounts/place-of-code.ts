import { addressGroup } from '../http/client-address';
import type { Place } from '../passwords/fair-queue';
import type { HasCode } from '../sign-in/service';

/** Whoever was sent a code has solved a captcha for it, and waits apart from the crowd. */
export const placeOfCode = async (hasCode: HasCode, asked: Parameters<HasCode>[0], address: string): Promise<Place> =>
  (await hasCode(asked)) ? { party: asked.phone, isKnown: true } : { party: addressGroup(address) };
