import { numberIn } from '../../../domain/goods/identity';
import type { WhForm } from '../../../domain/modes/wh/form';
import { pricedIn } from '../../../domain/modes/wh/reading';
import type { WhQuote } from '../../../domain/modes/wh/quote';
import type { WhSearch } from '../../../domain/modes/wh/search';
import { stayOf } from './ordered';

/** What a form asks for by now, whatever it was quoted for: so much for so long, once for each of its goods. */
export function whAsked(form: WhForm, { search }: Pick<WhQuote, 'search'>): WhSearch[] {
  const { isDanger, goods, storageTemp } = form;
  const { from, days } = stayOf(form);
  const { tons, pallets } = pricedIn(form);
  return goods.map(({ unNo, nameCn }) => ({
    ...search,
    isDanger,
    unNo: isDanger === 'Y' ? numberIn(unNo) : null,
    goods: isDanger === 'N' ? nameCn.trim() : null,
    tons,
    pallets,
    inDate: from,
    days,
    temp: storageTemp === '' ? search.temp : storageTemp,
    untold: [],
  }));
}
