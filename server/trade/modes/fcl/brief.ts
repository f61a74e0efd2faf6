import type { FclForm } from '../../../../domain/modes/fcl/form';
import type { FclOffer } from '../../../../domain/modes/fcl/detail';
import { isSelfDeclared } from '../../../../domain/modes/fcl/price';
import type { FclQuote } from '../../../../domain/modes/fcl/quote';
import type { FclReceipt } from '../../../../domain/modes/fcl/receipt';
import { boxesIn } from '../../../../domain/order/blocks/load';
import type { Snapshot } from '../mode';
import { loadsIn } from './loads';

function alternativeIn(offer: FclOffer | null): FclReceipt['alternative'] {
  if (!offer) return null;
  const { supplier, leavesAt, detail } = offer;
  return { carrier: supplier?.nameCn ?? '', vessel: detail.vessel, voyage: detail.voyage, etd: leavesAt ?? '' };
}

export function fclBrief({ form, quote, alternative }: Snapshot<FclForm, FclQuote>): FclReceipt {
  const { vessel, voyage } = quote.offer.detail;
  return {
    vessel,
    voyage,
    boxes: boxesIn(form.boxes),
    loads: loadsIn(form),
    ...(isSelfDeclared(form) && { isSelfDeclared: true }),
    alternative: alternativeIn(alternative as FclOffer | null),
  };
}
