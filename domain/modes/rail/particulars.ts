import { particularsBuilder } from '../../order/receipt/particulars';
import { BORDERS, COUNTRIES, countriesOnRoute } from './corridor';
import type { RailReceipt } from './receipt';
import { HEATING_NAMES, OWNER_NAMES } from './words';

type RailParticularsInput = RailReceipt & { org: { nameCn: string } | null; dst: { code: string } | null };

/** Agreed particulars of a rail order. Shipper-owned boxes are neither picked up nor returned. */
export const railParticulars = particularsBuilder({
  border: ({ border }: RailParticularsInput) => ['出境口岸', `${BORDERS[border].nameCn} / ${BORDERS[border].partner}`],
  countries: ({ border, dst }) => [
    '途经',
    countriesOnRoute(border, dst?.code ?? '')
      .map((country) => COUNTRIES[country])
      .join('、'),
  ],
  boxes: ({ boxes }) => ['箱型箱量', boxes.map(({ type, count }) => `${count} × ${type}`).join('、')],
  owner: ({ owner }) => ['箱属', OWNER_NAMES[owner]],
  heating: ({ heating }) => ['保温加热', HEATING_NAMES[heating]],
  fetched: ({ returnDepot, org }) => ['提箱点', returnDepot && (org?.nameCn ?? '')],
  depot: ({ returnDepot, freeDays }) => ['还箱点', returnDepot && `${returnDepot}，到站后免费 ${freeDays} 天`],
});
