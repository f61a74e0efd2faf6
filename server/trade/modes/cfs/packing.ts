import type { CfsForm } from '../../../../domain/modes/cfs/form';
import type { CfsQuote } from '../../../../domain/modes/cfs/quote';
import { CONTAINERS } from '../../../../domain/offer/containers';
import { vgmStand } from '../../../../domain/order/on-site/packed';
import type { Packing } from '../after/packing';
import { cfsBrief } from './brief';
import { packingCertificate } from './certificate';

/** Requirements before boxes leave; the packer of dangerous goods must sign. */
export const cfsPacking: Packing<CfsForm, CfsQuote> = {
  wants: ({ form: { weigh, photo, isDanger } }) => ({ weighed: weigh, photos: photo, signed: isDanger === 'Y' }),
  stand(order, { unit, vgm }) {
    const box = cfsBrief(order, []).boxes.find(({ no }) => no === unit);
    if (!box || vgm === null) return 'FINE';
    return vgmStand(vgm.kg, { declaredKg: box.vgmKg, maxGrossKg: CONTAINERS[box.type].maxGrossKg });
  },
  certificate: packingCertificate,
};
