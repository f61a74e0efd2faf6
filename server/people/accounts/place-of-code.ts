import { addressGroup } from '../../base/http/client-address';
import type { Place } from '../../base/http/fair-queue';
import type { HasCode } from '../sign-in/service';

/** A caller with a code has solved a captcha: the call queues under its phone, others under their address. */
export const placeOfCode = async (hasCode: HasCode, asked: Parameters<HasCode>[0], address: string): Promise<Place> =>
  (await hasCode(asked)) ? { party: asked.phone, isKnown: true } : { party: addressGroup(address) };
