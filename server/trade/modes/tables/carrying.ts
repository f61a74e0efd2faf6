import type { CarryingMode } from '../../../../domain/modes/carrying';
import { buildCarriedGoods, type CarriedOrder } from '../../../../domain/order/drafts/beside';
import type { OrderForm } from '../../../../domain/order/form/form';
import type { Quote } from '../../../../domain/offer/offer';
import { cityCode } from '../../../../domain/places/regions';
import { parseMoment } from '../../../../domain/values/moments';
import { parseNumber } from '../../../../domain/values/typed-number';
import { domCarrying } from '../dom/carrying';
import { flexiCarrying } from '../flexi/carrying';
import { tankCarrying } from '../tank/carrying';
import { truckCarrying } from '../truck/carrying';

type Carries<TForm extends OrderForm = OrderForm, TQuote extends Quote = Quote> = {
  of(form: TForm, quote: TQuote): CarriedOrder;
};

/** Goods per row, collected if a truck is ordered with the freight. */
const byService: Carries = {
  of: ({ goods, services, pickupRegion, readyDate }) => ({
    goods: goods.map((row) =>
      buildCarriedGoods('PACKS', row, { grossKg: parseNumber(row.grossKg, 3), netKg: parseNumber(row.netKg, 3) }),
    ),
    boxedKg: null,
    fetched: services.includes('TRK') ? { city: cityCode(pickupRegion), at: parseMoment(readyDate) } : null,
  }),
};

export const CARRIES: Readonly<Record<CarryingMode, Carries>> = {
  FCL: byService,
  LCL: byService,
  AIR: byService,
  RAIL: byService,
  TANK: { of: tankCarrying },
  FLEXI: { of: flexiCarrying },
  DOM: { of: domCarrying },
  TRUCK: { of: truckCarrying },
};
