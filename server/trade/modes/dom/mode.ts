import { domCancelFee, truckCost } from '../../../../domain/modes/dom/cancel';
import type { DomDetail } from '../../../../domain/modes/dom/detail';
import type { DomForm } from '../../../../domain/modes/dom/form';
import { DOM } from '../../../../domain/modes/dom/mode';
import { shipsOf } from '../../../../domain/modes/dom/quote';
import type { DomRates } from '../../../../domain/modes/dom/rates';
import type { DomSearch } from '../../../../domain/modes/dom/search';
import { boxesIn, loadsIn } from '../../../../domain/modes/dom/reading';
import type { BookedMode } from '../mode';
import { seenOnWay } from '../seen-on-way';
import { domBrief } from './brief';
import { marketsBeside } from './beside';
import { marketsBetween } from './departures';
import { offerNamed } from './offers';
import { loadsOf, takes } from './ordered';
import { domPapers } from './papers';
import { alternativesTo, searchDom } from './search';
import { domPasses } from './way';

export const domMode: BookedMode<DomSearch, DomForm, DomDetail, DomRates> = {
  kind: 'booked',
  order: DOM,
  words: {
    what: '航次',
    room: '舱位',
    stands: () => ({
      BOOKED: '已放舱',
      CARGO_IN: '已进港',
      DEPARTED: '已开航',
      ARRIVED: '已到港',
      COMPLETED: '已签收',
    }),
  },
  search: searchDom,
  offer(search, offerId, world) {
    const named = offerNamed(search, offerId, world);
    return named && { offer: named.offer, rates: named.rates, takers: null };
  },
  alternatives: alternativesTo,
  asked(form, { search }) {
    const [load] = loadsIn(form) ?? [];
    return load ? [{ ...search, boxType: load.type, boxes: boxesIn(form), kg: load.kg, isTrial: false }] : [];
  },
  stock: {
    markets: (search) => [...marketsBetween(search.orgPortCode, search.dstPortCode), ...marketsBeside(search)],
    takes,
  },
  papers: domPapers,
  cancelFee: ({ form }, state, _, passed) => domCancelFee(state, loadsOf(form), truckCost(passed)),
  brief: (order, _, __, after) => ({
    ...domBrief(order),
    seen: seenOnWay((state) => domPasses(order.form, state), after.seen),
  }),
  prints: {
    note: ({ form, quote: { offer } }) => ({
      own: [
        ['船名航次', shipsOf(offer.detail)],
        ...loadsOf(form).map(({ type, count, kg }): [string, string] => [
          '箱型箱量',
          `${count} × ${type}，单箱货重 ${kg} kg`,
        ]),
        // Addresses stay stored after the truck is deselected.
        ['提货地址', form.fromCity === '' ? '' : form.fromAddress],
        ['送货地址', form.toCity === '' ? '' : form.toAddress],
        ['封号', form.sealNo],
      ],
    }),
    kinds: [],
    page: () => null,
  },
  after: {
    way: { passes: ({ form }, state) => domPasses(form, state) },
    revise: {
      paper: '',
      onPaper: () => [],
      names: { goodsValue: '货值（元）' },
      ticked: { INS: { name: '货物保价', field: 'insured', asks: ['goodsValue'] } },
    },
  },
};
