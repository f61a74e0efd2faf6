import { STAY_WORDS } from '../../../domain/modes/wh/address';
import { pathOf } from '../../../domain/routes';
import type { Gateway } from '../../effects/gateway/gateway';
import { keepingWords } from '../../effects/market/save-rows';
import { warmRooms } from '../../modes/wh/wh-search-page';
import { once } from '../once';
import { composeOffers } from './compose-offers';

/** The charts of stores, joined to the gateway and the browser. */
export function composeRooms(gateway: () => Promise<Gateway>) {
  const now = once(async () => {
    const [open, { roomCallsOver }] = await Promise.all([gateway(), import('../calls/room-calls')]);
    return roomCallsOver(open);
  });
  // How much, and for how long, stays: the bar asks where, and about what.
  const keeping = (address: string) => keepingWords(address, STAY_WORDS);
  return composeOffers({ path: pathOf('warehouse'), now, warm: warmRooms, keeping }).search;
}
