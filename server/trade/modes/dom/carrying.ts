import type { DomForm } from '../../../../domain/modes/dom/form';
import { loadsIn } from '../../../../domain/modes/dom/reading';
import { carriedIn, type Carrying } from '../../../../domain/order/drafts/beside';
import { momentIn } from '../../../../domain/values/moments';

export const domCarrying = (form: DomForm): Carrying => ({
  goods: form.goods.map((row) => carriedIn('PACKS', row)),
  boxedKg: (loadsIn(form) ?? []).reduce((sum, { kg, count }) => sum + kg * count, 0),
  fetched: form.fromCity === '' ? null : { city: form.fromCity, at: momentIn(form.loadFrom) },
});
