import { domAddress } from '../../../domain/modes/dom/address';
import { queryFromSearch } from '../../../domain/modes/dom/asked';
import type { DomForm } from '../../../domain/modes/dom/form';
import { DOM } from '../../../domain/modes/dom/mode';
import { isDom, vesselNames, type DomQuote } from '../../../domain/modes/dom/quote';
import { totalBoxes, readBoxCounts, findUnpriced } from '../../../domain/modes/dom/reading';
import { isHomeBox } from '../../../domain/modes/dom/search';
import { parseWholeNumber } from '../../../domain/values/typed-number';
import { domCopy } from '../../copy/modes/dom';
import { domOrderCopy as copy } from '../../copy/modes/dom/order';
import { momentWords } from '../../copy/words/moment-words';
import { createOrderPage } from '../../frame/order-page';
import { createOrderView } from '../../frame/order-view';
import { DomStep } from './dom-step';

/** Search address with the form's current values. Given several weights, it takes the first row. */
function searchAgain({ isDanger, goods, loads, fromCity, toCity, taxRate }: DomForm, { search }: DomQuote): string {
  const asked = queryFromSearch(search);
  const [load] = loads;
  const typed = load && isHomeBox(load.type) ? { boxType: load.type, boxes: parseWholeNumber(load.count) ?? 1 } : {};
  const row = {
    ...asked.row,
    nature: isDanger,
    goods: goods[0]?.nameCn.trim() ?? '',
    kg: load?.kg ?? '',
    from: fromCity,
    to: toCity,
    tax: taxRate === '' ? asked.row.tax : taxRate,
  };
  return domAddress({ ...asked, ...typed, row });
}

export const DomOrderView = createOrderView({
  mode: DOM,
  title: copy.title,
  stepNames: domCopy.steps,
  words: {
    names: copy.names,
    fault: domCopy.fault,
    finding: { ...domCopy.finding, ...copy.checks },
    missing: copy.missing,
  },
  nameOf: (offer) => (isDom(offer) ? vesselNames(offer.detail) : ''),
  strip(_, { offer: { org, dst, supplier, leavesAt, detail } }) {
    const { date, weekday, time } = momentWords(leavesAt ?? '');
    return [
      copy.lane(org?.nameCn ?? '', dst?.nameCn ?? ''),
      `${supplier?.nameCn ?? ''} ${vesselNames(detail)}`,
      copy.leaves(date, weekday, time),
    ];
  },
  changeTo: searchAgain,
  change: copy.change,
  instead: (changeTo) => [{ label: copy.change, address: changeTo }],
  what: (form) => copy.what(readBoxCounts(form) && totalBoxes(form)),
  unpriced: ({ form, quote }) => (quote ? copy.unpriced[findUnpriced(form) ?? 'door'] : undefined),
  Step: DomStep,
});

/** The port requires each container's weight. */
export const DomOrderPage = createOrderPage(DOM, DomOrderView, ['WEIGHT']);
