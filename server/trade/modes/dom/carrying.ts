import type { DomForm } from '../../../../domain/modes/dom/form';
import { readLoads } from '../../../../domain/modes/dom/reading';
import { buildCarriedGoods, type CarriedOrder } from '../../../../domain/order/drafts/beside';
import { parseMoment } from '../../../../domain/values/moments';

export const domCarrying = (form: DomForm): CarriedOrder => ({
  goods: form.goods.map((row) => buildCarriedGoods('PACKS', row)),
  boxedKg: (readLoads(form) ?? []).reduce((sum, { kg, count }) => sum + kg * count, 0),
  fetched: form.fromCity === '' ? null : { city: form.fromCity, at: parseMoment(form.loadFrom) },
});
