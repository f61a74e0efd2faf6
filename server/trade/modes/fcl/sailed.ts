import { vesselAndVoyage } from '../../../../domain/modes/fcl/detail';
import type { FclForm } from '../../../../domain/modes/fcl/form';
import type { FclQuote } from '../../../../domain/modes/fcl/quote';
import type { SailedOrder } from '../../../../domain/order/boxes/sailed';
import { placeText } from '../../../../domain/places/place-text';
import type { Snapshot } from '../mode';

export function fclSailed({ form, quote: { offer } }: Snapshot<FclForm, FclQuote>): SailedOrder {
  return {
    form,
    ship: vesselAndVoyage(offer),
    dst: offer.dst ? placeText(offer.dst, 'port') : '',
    leavesAt: offer.leavesAt ?? '',
    cutAt: offer.cutoffs.find(({ code }) => code === 'CY_CLOSE')?.at ?? null,
  };
}
