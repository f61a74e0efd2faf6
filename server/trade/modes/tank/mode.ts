import { tankCancelFee } from '../../../../domain/modes/tank/cancel';
import type { TankDetail } from '../../../../domain/modes/tank/detail';
import { isLease } from '../../../../domain/modes/tank/lease';
import type { TankForm } from '../../../../domain/modes/tank/form';
import { TANK } from '../../../../domain/modes/tank/mode';
import type { TankRates } from '../../../../domain/modes/tank/rates';
import { tanksIn } from '../../../../domain/modes/tank/reading';
import type { TankSearch } from '../../../../domain/modes/tank/search';
import { countryOf } from '../../../../domain/order/blocks/countries';
import { peopleOnBill } from '../../../../domain/order/changes/revised';
import { laneIn } from '../../sea/schedule';
import type { Sea } from '../../sea/sea';
import { kgIn } from '../../../../domain/modes/tank/reading';
import type { BookedMode } from '../mode';
import { seenOnWay } from '../seen-on-way';
import { tankBrief, tankNote } from './brief';
import { takes } from './ordered';
import { tankPapers } from './papers';
import { tankDocument } from './release-note';
import { sailingSearchOf } from './question';
import { alternativesTo, searchTanks, tankNamed } from './search';
import { marketOf } from './stock';
import { tankEquipment, tankUnitsIn } from './units';
import { tankPasses } from './way';

export const tankMode = (sea: Sea): BookedMode<TankSearch, TankForm, TankDetail, TankRates> => ({
  kind: 'booked',
  order: TANK,
  words: {
    what: '罐箱',
    room: '空罐',
    stands: (form) => ({
      CONFIRMED: '已确认，备罐',
      BOOKED: isLease(form) ? '已放罐' : '已放舱放罐',
      CARGO_IN: '已装货进港',
      DECLARED: '已申报',
      DEPARTED: '已开航',
      ARRIVED: '已到港',
      COMPLETED: '空罐已还、洗罐证明归档',
    }),
  },
  search: (search, world) => searchTanks(search, { sea, world }),
  offer(search, offerId, world) {
    const placed = tankNamed(search, offerId, { sea, world });
    const { sailingId } = placed?.offer.detail.voyage ?? {};
    return placed && { ...placed, takers: sailingId === undefined ? null : sea.takers(sailingId) };
  },
  alternatives: (search, offerId, world) => alternativesTo(search, offerId, { sea, world }),
  asked(form, { search }) {
    const kg = kgIn(form);
    return [{ ...search, tons: kg === null ? search.tons : kg / 1000 }];
  },
  stock: {
    markets(search) {
      if (search.kind === 'LEASE') return search.orgPortCode === null ? [] : [marketOf(search.orgPortCode)];
      const lane = laneIn(sailingSearchOf(search));
      return lane ? [lane.key, marketOf(lane.org.code)] : [];
    },
    takes,
    gone: { refused: 'tanksGone' },
  },
  papers: tankPapers,
  cancelFee: ({ form }, state) => tankCancelFee(state, tanksIn(form) ?? 1),
  brief: (order, _, units, after) => ({
    ...tankBrief(order, tankUnitsIn(units)),
    seen: seenOnWay((state) => tankPasses(order.form, state), after.seen),
  }),
  prints: {
    note: (order) => ({ own: tankNote(order) }),
    kinds: ['tankRelease'],
    page: (kind, { order, orderNo, units }) => tankDocument(kind, order, orderNo, units),
  },
  after: {
    way: { passes: ({ form }, state) => (isLease(form) ? [] : tankPasses(form, state)) },
    equipment: tankEquipment,
    revise: {
      paper: '提单',
      onPaper: (form, { offer }) => (isLease(form) ? [] : peopleOnBill(countryOf(offer.dst?.code))),
    },
  },
});
