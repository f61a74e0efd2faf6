import { lclCutoffs } from '../../../../domain/modes/lcl/cutoffs';
import type { LclOffer } from '../../../../domain/modes/lcl/quote';
import type { Cargo } from '../../../../domain/modes/lcl/rates';
import type { Shed } from '../../../../domain/modes/lcl/sheds';
import { isDeadline } from '../../../../domain/offer/cutoffs';
import type { End } from '../../../../domain/offer/sailing';
import { toIso, parseMoment } from '../../../../domain/values/moments';
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

const portEnd = ({ code, nameCn, nameEn }: SeaPort): End => ({ code, nameCn, nameEn });

const shedSupplier = ({ code, nameCn }: Pick<Shed, 'code' | 'nameCn'>): End => ({ code, nameCn, nameEn: code });

const buildShed = ({ address, classes, fires, ...shed }: Shed): Lasting['shed'] => ({
  ...shedSupplier(shed),
  address,
  classes: [...classes],
  fires: [...fires],
});

function laidOut({ offerId, service, leavesAt, arrivesAt }: Departure, cargo: Cargo): Lasting {
  const cutoffs = lclCutoffs(leavesAt, cargo);
  const closesAt = cutoffs.find(({ code }) => isDeadline(code))?.at ?? toIso(leavesAt);
  return {
    said: {
      offerId,
      mode: 'LCL',
      supplier: shedSupplier(service.shed),
      org: portEnd(service.org),
      dst: portEnd(service.dst),
      leavesAt: toIso(leavesAt),
      arrivesAt: toIso(arrivesAt),
      cutoffs,
      closesAt,
    },
    shed: buildShed(service.shed),
    closesAt: parseMoment(closesAt) ?? leavesAt,
  };
}

/** Weeks of the strip for every service and both kinds of goods. */
const MOST = 2_000;
const kept = keptByWords<Lasting>(MOST);

export const lastingFacts = (departure: Departure, cargo: Cargo): Lasting =>
  kept(`${departure.offerId} ${cargo}`, () => laidOut(departure, cargo));
