import { tankCancelFee } from '../../../../domain/modes/tank/cancel';
import type { TankDetail } from '../../../../domain/modes/tank/detail';
import { isLease } from '../../../../domain/modes/tank/lease';
import type { TankForm } from '../../../../domain/modes/tank/form';
import { TANK } from '../../../../domain/modes/tank/mode';
import type { TankRates } from '../../../../domain/modes/tank/rates';
import { readTankCount } from '../../../../domain/modes/tank/reading';
import type { TankSearch } from '../../../../domain/modes/tank/search';
import { portCountry } from '../../../../domain/order/blocks/countries';
import { peopleOnBill } from '../../../../domain/order/changes/revised';
import { searchLane } from '../../sea/schedule';
import type { Sea } from '../../sea/sea';
import { readKg } from '../../../../domain/modes/tank/reading';
import type { BookedMode, Snapshot } from '../mode';
import { seenOnWay } from '../seen-on-way';
import { tankBrief, tankNote } from './brief';
import { tankTakings } from './ordered';
import { tankDocument } from './release-note';
import { sailingSearchForTank } from './question';
import { findAlternatives, searchTanks, findTankOffer } from './search';
import { tankMarket } from './stock';
import { tankEquipment, readTankUnits } from './units';
import { requiredPapers } from '../../../../domain/modes/tank/papers';
import type { TankQuote } from '../../../../domain/modes/tank/quote';
import type { Paper } from '../../../../domain/order/receipt/brief';
import { BACK_PLACES } from '../../../../domain/modes/tank/receipt';
import type { OrderState } from '../../../../domain/order/life/lifecycle';
import { papersEach } from '../../../../domain/order/on-site/way';
import type { Pass } from '../after/way';

const [BACK, WASHED] = BACK_PLACES;

const TANK_WAY: { readonly [TState in OrderState]?: readonly Pass[] } = {
  BOOKED: [
    { place: '空罐已到厂' },
    {
      place: '已装货',
      gate: 'CARGO_IN',
      papers: [
        { docType: 'WEIGHT', name: '磅单' },
        { docType: 'PHOTO', name: '铅封照片' },
        { docType: 'FILLING', name: '充装证明' },
      ],
    },
  ],
  ARRIVED: [
    { place: BACK, isBack: true },
    { place: WASHED, papers: [{ docType: 'CLEANCERT', name: '洗罐证明' }], isBack: true },
  ],
};

/** Per tank: each is weighed, sealed, filled and washed with its own papers. */
const tankPasses = (form: TankForm, state: OrderState): Pass[] =>
  (TANK_WAY[state] ?? []).map((pass) =>
    pass.papers ? { ...pass, papers: papersEach(pass.papers, readTankCount(form) ?? 1, '罐') } : pass,
  );

export const tankPapers = ({ form, quote: { offer } }: Snapshot<TankForm, TankQuote>): Omit<Paper, 'isHere'>[] =>
  requiredPapers(form, offer.detail.cargo).map(({ docType, name, due: code }) => ({
    docType,
    name,
    dueAt: offer.cutoffs.find((cutoff) => cutoff.code === code)?.at ?? null,
  }));

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
    const placed = findTankOffer(search, offerId, { sea, world });
    const { sailingId } = placed?.offer.detail.voyage ?? {};
    return placed && { ...placed, takers: sailingId === undefined ? null : sea.takers(sailingId, world.tariffs) };
  },
  alternatives: (search, offerId, world) => findAlternatives(search, offerId, { sea, world }),
  asked(form, { search }) {
    const kg = readKg(form);
    return [{ ...search, tons: kg === null ? search.tons : kg / 1000 }];
  },
  stock: {
    markets(search) {
      if (search.kind === 'LEASE') return search.orgPortCode === null ? [] : [tankMarket(search.orgPortCode)];
      const lane = searchLane(sailingSearchForTank(search));
      return lane ? [lane.key, tankMarket(lane.org.code)] : [];
    },
    takes: (form, quote) => tankTakings(sea, form, quote),
    gone: { refused: 'tanksGone' },
  },
  papers: tankPapers,
  cancelFee: ({ form }, state) => tankCancelFee(state, readTankCount(form) ?? 1),
  brief: (order, _, units, after) => ({
    ...tankBrief(order, readTankUnits(units)),
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
      onPaper: (form, { offer }) => (isLease(form) ? [] : peopleOnBill(portCountry(offer.dst?.code))),
    },
  },
});
