import type { FclForm } from '../../../../domain/modes/fcl/form';
import type { FclQuote } from '../../../../domain/modes/fcl/quote';
import { CONTAINERS, DUNNAGE_KG } from '../../../../domain/offer/containers';
import { gateHours } from '../../../../domain/offer/cutoffs';
import { isBoxType } from '../../../../domain/offer/search';
import type { OnwardTruckFacts } from '../../../../domain/order/trucks/onward-truck';
import type { Snapshot } from '../kept';
import { receiptLoads } from './loads';

/** A chassis per box to the port, each as heavy as the heaviest VGM; none if a station packs them. */
export function fclOnwardTruck({ form, quote }: Snapshot<FclForm, FclQuote>): OnwardTruckFacts | null {
  const [gate, loads] = [gateHours(quote.offer.cutoffs), receiptLoads(form)];
  if (!gate || loads.length === 0 || form.services.includes('CFS')) return null;
  const trucks = loads.reduce((sum, { count }) => sum + count, 0);
  const [heaviest] = loads.toSorted((one, other) => other.vgmKg - one.vgmKg);
  const type = heaviest && isBoxType(heaviest.type) ? heaviest.type : null;
  const box = type && { type, tareKg: CONTAINERS[type].tareKg + DUNNAGE_KG };
  return { way: 'TO', at: gate.closes, opens: gate.opens, trucks, kg: heaviest?.kg ?? null, m3: null, box };
}
