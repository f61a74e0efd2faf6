import { goodsLookup } from '../../domain/goods/identity';
import { shippingNames } from '../../domain/goods/facts';
import { tankQuestion, type TankSearch } from '../../domain/modes/tank/search';
import { blankTank, type TankForm } from '../../domain/modes/tank/form';
import { TANK } from '../../domain/modes/tank/mode';
import type { TankOffer, TankQuote } from '../../domain/modes/tank/quote';
import type { OrderFacts } from '../../domain/order/form/facts';
import { blankGoods } from '../../domain/goods/row';
import { identifyGoods } from '../../server/world/dangerous-goods/identify';
import { goodsById } from '../../server/world/dangerous-goods/library';
import { createSea } from '../../server/trade/sea/sea';
import { searchTanks, findTankOffer } from '../../server/trade/modes/tank/search';
import { demoTariffs } from '../../server/trade/modes/sheets';
import { BOOKED_AT, dangerousOrder } from './fcl-order';

const sea = createSea({});

export const MARKET = { sea, world: { now: BOOKED_AT, taken: () => 0, tariffs: demoTariffs() } };

export function tankSearchOf(address: string): TankSearch {
  const search = tankQuestion.searchOf(tankQuestion.asked(address));
  if (!search) throw new Error(`${address} says too little`);
  return search;
}

export const tanksFor = (address: string): TankOffer[] => searchTanks(tankSearchOf(address), MARKET).offers;

/** Example of the specification: forty tons of toluene to Rotterdam in two large tanks. */
export const TOLUENE = 'd=Y&un=1294&goods=甲苯&q=40&tf=20&org=CNSHA&dst=NLRTM&etd=2026-12-03';
export const GLYCOL = 'd=N&goods=乙二醇&q=24&tf=25&org=CNNGB&dst=AEJEA&etd=2026-12-03';
/** Inhibited goods under special provision 386. */
export const METHACRYLATE = 'd=Y&un=1247&q=20&tf=20&org=CNSHA&dst=SGSIN&etd=2026-12-03';

export const LEASE = 'kind=lease&days=180&d=N&goods=乙二醇&q=100&tf=25&org=CNNGB&etd=2026-12-03';

export function tankQuoteFor(address = TOLUENE, tank = 'S26'): TankQuote {
  const search = tankSearchOf(address);
  const named = tanksFor(address).find(({ detail, state }) => detail.tank === tank && state === 'OPEN');
  const placed = named && findTankOffer(search, named.offerId, MARKET);
  if (!placed?.rates) throw new Error(`there is no ${tank} for ${address}`);
  return {
    quoteId: 'Q1',
    mode: 'TANK',
    state: 'LOCKED',
    lockedUntil: '2026-11-22T02:00:00.000Z',
    search,
    offer: placed.offer,
    rates: placed.rates,
    takers: placed.offer.detail.lease ? null : sea.takers(placed.offer.detail.voyage?.sailingId ?? ''),
  };
}

export const tankFacts = (quote: TankQuote | null = tankQuoteFor()): OrderFacts<TankQuote> => ({
  now: BOOKED_AT,
  quote,
  ...goodsLookup(identifyGoods),
});

const { shipper, consignee, currency, payType, contactName, contactPhone, emergencyName, emergencyPhone, files } =
  dangerousOrder;

export function soundTankOn(quote: TankQuote): TankForm {
  const { cargo } = quote.offer.detail;
  const goods = goodsById(cargo.goodsId);
  if (!goods) throw new Error('there are no such goods');
  const isDanger = cargo.unNo !== null;
  const [row = blankGoods('1')] = TANK.quoted(blankTank, quote).goods;
  const { goodsId, nameCn, nameEn, hazardClass, subRisks, packingGroup, flashPointC } = goods;
  return {
    ...TANK.quoted(blankTank, quote),
    goods: [
      {
        ...row,
        goodsId,
        nameCn,
        nameEn,
        hsCode: goods.hsCode || '290129',
        ...(isDanger && {
          shippingName: shippingNames(goods)[0] ?? nameEn,
          hazardClass: hazardClass ?? '',
          subRisks: [...subRisks],
          packingGroup: packingGroup ?? 'N',
          flashPoint: flashPointC === null ? '' : String(flashPointC),
        }),
      },
    ],
    discharge: 'TOP',
    inhibitorUntil: cargo.liquid?.isInhibited ? '2027-06-30' : '',
    sapt: '',
    loadAddress: '上海市金山区化工路 1 号',
    loadFrom: '2026-12-01T09:00',
    loadTo: '2026-12-01T17:00',
    depositWay: 'TRANSFER',
    shipper,
    destTaxId: 'NL123456789',
    amsAgent: 'PLATFORM',
    consignee,
    currency,
    payType,
    contactName,
    contactPhone,
    agreeProtocol: true,
    ...(isDanger && { emergencyName, emergencyPhone, files, dgPromise: true }),
  };
}

export const soundTank: TankForm = soundTankOn(tankQuoteFor());
