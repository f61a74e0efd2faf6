import { readShortUnNo as unNumberIn } from '../../../domain/goods/identity';
import type { TruckDetail } from '../../../domain/modes/truck/detail';
import { TRUCK_RULES } from '../../../domain/modes/truck/finding';
import type { TruckForm } from '../../../domain/modes/truck/form';
import { TRUCK } from '../../../domain/modes/truck/mode';
import { requiredPapers } from '../../../domain/modes/truck/papers';
import { isTruck, type TruckQuote } from '../../../domain/modes/truck/quote';
import { quotedHubClosing } from '../../../domain/modes/truck/part-reading';
import {
  furtherStops,
  readLoadKg,
  readVolume,
  quotedPart,
  loadingStart,
  countTrucks,
} from '../../../domain/modes/truck/reading';
import { formatGroupedNumbers } from '../../../domain/goods/grouped-numbers';
import { MOST_OTHERS, truckQuestion } from '../../../domain/modes/truck/search';
import type { OrderFacts } from '../../../domain/order/form/facts';
import { isPaperHandedIn } from '../../../domain/order/papers/papers';
import { routePath } from '../../../domain/routes';
import { toIso } from '../../../domain/values/moments';
import { momentWords } from '../../copy/words/moment-words';
import { truckCopy } from '../../copy/modes/truck';
import { truckOrderCopy as copy } from '../../copy/modes/truck/order';
import { partCopy } from '../../copy/modes/truck/part';
import { partOrderCopy } from '../../copy/modes/truck/part-order';
import { nameOfVehicle } from '../../copy/modes/truck/search';
import { createOrderPage } from '../../frame/order-page';
import { createOrderView } from '../../frame/order-view';
import type { WantedPaper } from '../../trade/papers/order-papers';
import { TruckStep } from './truck-step';

function wantedPapers(form: TruckForm, quote: TruckQuote | null, goodsOf: OrderFacts['goodsOf']): WantedPaper[] {
  if (quote === null) return [];
  const wanted = requiredPapers(form, quote, goodsOf);
  const handed = form.files.map(({ docType }) => docType);
  return wanted.map((paper) => ({
    ...paper,
    note: copy.paperNote,
    standing: isPaperHandedIn(paper.docType, handed, wanted) ? 'here' : 'optional',
  }));
}

function searchAgain(form: TruckForm, quote: TruckQuote): string {
  const { search } = quote;
  const [row, ...more] = form.goods;
  const others = more.flatMap(({ unNo: typed, packingGroup }) => {
    const found = unNumberIn(typed);
    return found === null
      ? []
      : [{ unNo: found, group: packingGroup === 'N' || packingGroup === '' ? null : packingGroup }];
  });
  const unNo = form.isDanger === 'Y' ? unNumberIn(row?.unNo ?? '') : null;
  return truckQuestion.address(routePath('truck'), {
    ...truckQuestion.askedFor(search),
    isDanger: form.isDanger,
    unNo,
    goods: row?.nameCn.trim() || search.goods,
    others: quotedPart(quote) ? null : formatGroupedNumbers(others.slice(0, MOST_OTHERS)),
    group: unNo === search.unNo ? search.group : null,
    kg: String(readLoadKg(form, quote) ?? search.kg ?? ''),
    ...(quotedPart(quote) && { m3: String(readVolume(form) ?? search.m3 ?? '') }),
    trucks: String(countTrucks(form) ?? search.trucks ?? 1),
    trip: form.trip || search.trip,
    crew: form.drivers || search.crew,
  });
}

const vehicleName = ({ vehicle, part }: TruckDetail): string => (part ? partCopy.name : nameOfVehicle(vehicle));

export const TruckOrderView = createOrderView({
  mode: TRUCK,
  title: copy.title,
  stepNames: truckCopy.steps,
  words: {
    names: copy.names,
    fault: truckCopy.fault,
    finding: { ...TRUCK_RULES.sentences, ...copy.checks },
    missing: copy.missing,
    decides: copy.decides,
  },
  nameOf: (offer) => (isTruck(offer) ? vehicleName(offer.detail) : ''),
  strip(form, quote) {
    const { org, dst, supplier, detail } = quote.offer;
    const part = quotedPart(quote);
    const { date, weekday, time } = momentWords(toIso(part ? quotedHubClosing(quote) : loadingStart(form, quote)));
    return [
      copy.where([org?.nameCn ?? '', ...furtherStops(quote).map(({ cityCn }) => cityCn), dst?.nameCn ?? '']),
      copy.truck(vehicleName(detail), supplier?.nameCn ?? ''),
      part ? partOrderCopy.closes(date, weekday, time) : copy.loads(date, weekday, time),
    ];
  },
  changeTo: searchAgain,
  change: copy.change,
  instead: (changeTo) => [{ label: copy.change, address: changeTo }],
  what(form, quote) {
    const kg = readLoadKg(form, quote)?.toLocaleString('en-US') ?? null;
    if (quotedPart(quote)) return partOrderCopy.what(kg, readVolume(form)?.toLocaleString('en-US') ?? null);
    return copy.what(kg, countTrucks(form));
  },
  unpriced: () => copy.unpriced,
  Step: TruckStep,
});

export const TruckOrderPage = createOrderPage(TRUCK, TruckOrderView, { all: wantedPapers });
