import { lclCutoffs } from '../../../../domain/modes/lcl/cutoffs';
import type { LclOffer } from '../../../../domain/modes/lcl/quote';
import type { Cargo } from '../../../../domain/modes/lcl/rates';
import type { Shed } from '../../../../domain/modes/lcl/sheds';
import { isDeadline } from '../../../../domain/offer/cutoffs';
import type { End } from '../../../../domain/offer/sailing';
import { isoOf, momentIn } from '../../../../domain/values/moments';
import { keptByWords } from '../../offers/kept-by-words';
import type { SeaPort } from '../../../world/ports/sea-port';
import type { Departure } from './departures';

export type Lasting = {
  said: Pick<
    LclOffer,
    'offerId' | 'mode' | 'supplier' | 'org' | 'dst' | 'leavesAt' | 'arrivesAt' | 'cutoffs' | 'closesAt'
  >;
  shed: LclOffer['detail']['shed'];
  closesAt: number;
};

const endOf = ({ code, nameCn, nameEn }: SeaPort): End => ({ code, nameCn, nameEn });

const supplierOf = ({ code, nameCn }: Pick<Shed, 'code' | 'nameCn'>): End => ({ code, nameCn, nameEn: code });

const shedOf = ({ address, classes, fires, ...shed }: Shed): Lasting['shed'] => ({
  ...supplierOf(shed),
  address,
  classes: [...classes],
  fires: [...fires],
});

function laidOut({ offerId, service, leavesAt, arrivesAt }: Departure, cargo: Cargo): Lasting {
  const cutoffs = lclCutoffs(leavesAt, cargo);
  const closesAt = cutoffs.find(({ code }) => isDeadline(code))?.at ?? isoOf(leavesAt);
  return {
    said: {
      offerId,
      mode: 'LCL',
      supplier: supplierOf(service.shed),
      org: endOf(service.org),
      dst: endOf(service.dst),
      leavesAt: isoOf(leavesAt),
      arrivesAt: isoOf(arrivesAt),
      cutoffs,
      closesAt,
    },
    shed: shedOf(service.shed),
    closesAt: momentIn(closesAt) ?? leavesAt,
  };
}

/** Weeks of the strip for every service and both kinds of goods. */
const MOST = 2_000;
const kept = keptByWords<Lasting>(MOST);

export const lastingOf = (departure: Departure, cargo: Cargo): Lasting =>
  kept(`${departure.offerId} ${cargo}`, () => laidOut(departure, cargo));
