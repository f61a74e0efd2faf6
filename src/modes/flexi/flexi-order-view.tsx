import { flexiAddress, readFlexiQuery } from '../../../domain/modes/flexi/address';
import type { FlexiForm } from '../../../domain/modes/flexi/form';
import { isFlexi } from '../../../domain/modes/flexi/list';
import { FLEXI } from '../../../domain/modes/flexi/mode';
import type { FlexiQuote } from '../../../domain/modes/flexi/quote';
import { readBagCount, readLoaded, findUnpriced } from '../../../domain/modes/flexi/reading';
import { routePath } from '../../../domain/routes';
import { flexiCopy } from '../../copy/modes/flexi';
import { flexiOrderCopy as copy } from '../../copy/modes/flexi/order';
import { momentWords } from '../../copy/words/moment-words';
import { createOrderPage } from '../../frame/order-page';
import { createOrderView } from '../../frame/order-view';
import { FlexiStep } from './flexi-step';

function searchAgain(form: FlexiForm, { search }: FlexiQuote): string {
  const asked = readFlexiQuery('');
  const [loaded, bags] = [readLoaded(form), readBagCount(form)];
  return flexiAddress(routePath('fluidBag'), {
    ...asked,
    org: search.orgPortCode,
    dst: search.dstPortCode,
    etd: search.etd,
    row: {
      ...asked.row,
      goods: form.goods[0]?.nameCn ?? '',
      tons: loaded && bags !== null ? String((bags * loaded.kg) / 1000) : '',
      litres: form.litres,
      density: form.density,
      loadTemp: form.loadTemp,
      viscosity: form.viscosity,
      layer: form.layer,
      food: form.foodGrade === 'Y' ? 'Y' : 'N',
      heat: form.heatPad,
      unload: form.unload === '' ? 'PUMP' : form.unload,
    },
  });
}

export const FlexiOrderView = createOrderView({
  mode: FLEXI,
  title: copy.title,
  stepNames: flexiCopy.steps,
  words: { names: copy.names, fault: flexiCopy.fault, finding: flexiCopy.finding, missing: copy.missing },
  nameOf: (offer) => (isFlexi(offer) ? `${offer.detail.vessel} ${momentWords(offer.leavesAt).date}` : ''),
  strip(_, { offer: { org, dst, supplier, leavesAt, detail } }) {
    const { date, weekday, time } = momentWords(leavesAt ?? '');
    return [
      copy.lane(org?.nameCn ?? '', dst?.nameCn ?? ''),
      copy.by(supplier?.nameCn ?? '', detail.carrier.nameCn, detail.vessel),
      copy.leaves(date, weekday, time),
    ];
  },
  changeTo: searchAgain,
  change: copy.change,
  asked: ({ offer }) => offer.price?.charges ?? null,
  what: (form) => copy.what(readBagCount(form)),
  unpriced({ form }) {
    const why = findUnpriced(form);
    return why ? copy.unpriced[why] : undefined;
  },
  Step: FlexiStep,
});

/** Always required: the SDS that shows the liquid is harmless. */
export const FlexiOrderPage = createOrderPage(FLEXI, FlexiOrderView, ['SDS_CN']);
