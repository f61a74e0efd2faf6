import { addressGroup } from '../../base/http/client-address';
import type { Place } from '../../base/http/fair-queue';
import type { HasCode } from '../sign-in/service';

/** A caller who holds a code has solved a captcha for it: the call queues under its phone, any other under its address. */
export const placeOfCode = async (hasCode: HasCode, asked: Parameters<HasCode>[0], address: string): Promise<Place> =>
  (await hasCode(asked)) ? { party: asked.phone, isKnown: true } : { party: addressGroup(address) };
