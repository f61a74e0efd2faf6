import { shippingNames, type GoodsFacts } from '../../domain/goods/facts';
import { goodsLookup } from '../../domain/goods/identity';
import { blankTruck, ROWS, type TruckForm } from '../../domain/modes/truck/form';
import { TRUCK } from '../../domain/modes/truck/mode';
import type { TruckOffer, TruckQuote } from '../../domain/modes/truck/quote';
import { truckQuestion, type TruckSearch } from '../../domain/modes/truck/search';
import { isDeck, isTankTruck, VEHICLES } from '../../domain/modes/truck/vehicles';
import { blankGoods } from '../../domain/goods/row';
import type { OrderFacts } from '../../domain/order/form/facts';
import { identifyGoods } from '../../server/world/dangerous-goods/identify';
import { goodsById } from '../../server/world/dangerous-goods/library';
import { findOffer, searchTrucks } from '../../server/trade/modes/truck/search';
import { BOOKED_AT, dangerousOrder } from './fcl-order';
import { untouchedWorld } from './untouched-world';

export const ROAD_WORLD = untouchedWorld(BOOKED_AT);

export function truckSearchOf(address: string): TruckSearch {
  const search = truckQuestion.searchOf(truckQuestion.asked(address));
  if (!search) throw new Error(`${address} says too little`);
  return search;
}

export const trucksFor = (address: string): TruckOffer[] => searchTrucks(truckSearchOf(address), ROAD_WORLD).offers;

/** Example of the specification: twenty tons of isopropanol in drums from Suzhou to Zhengzhou. */
export const DRUMS = 'org=3205&dst=4101&d=Y&un=1219&goods=异丙醇&kg=20000&m3=40&etd=2026-12-07';
/** Acrylonitrile in a tank, around closed tunnels. */
export const TANKED = 'org=3302&dst=3502&d=Y&un=1093&goods=丙烯腈(稳定的)&kg=21000&etd=2026-12-07';
/** Isopropanol that would surge in an evenly filled tank of three sections. */
export const SLACK = 'org=3703&dst=3101&d=Y&un=1219&goods=异丙醇&kg=9423&etd=2026-12-07';
export const TOXIC = 'org=4201&dst=5001&d=Y&un=1689&goods=氰化钠(固体)&kg=8000&m3=9&etd=2026-12-07';
export const COOLED =
  'org=3206&dst=1101&d=Y&un=3105&goods=过氧化甲乙酮（D型液态有机过氧化物）&kg=6000&m3=9&etd=2026-12-07';
export const BOXED = 'org=3302&dst=3601&d=Y&un=1307&pg=III&kg=18000&m3=26&box=20GP&etd=2026-12-07';
/** Example of the specification with stops: from Guangzhou by Huizhou to Xiamen. */
export const AT_STOPS =
  'from=4401&to=4413.3502&d=Y&un=3082&goods=环氧树脂（液态,环境危害）&kg=8400&m3=12&etd=2026-12-07';
/** Two pickups and two drops. */
export const AT_FOUR = 'from=3101.3205&to=4101.6101&d=Y&un=1219&goods=异丙醇&kg=12000&m3=25&etd=2026-12-07';
export const SHARED = 'way=P&org=3101&dst=4401&d=Y&un=1307&pg=III&kg=850&m3=1.2&etd=2026-12-02';
/** General goods on trucks reserved for them. */
export const ASH = 'org=1201&dst=2101&d=N&goods=纯碱(碳酸钠)&kg=28000&m3=40&n=2&etd=2026-12-07';

export function truckQuoteFor(address = DRUMS, vehicle = 'BOX13'): TruckQuote {
  const search = truckSearchOf(address);
  const named = trucksFor(address).find(({ detail, state }) => detail.vehicle === vehicle && state === 'OPEN');
  const placed = named && findOffer(search, named.offerId, ROAD_WORLD);
  if (!placed?.rates) throw new Error(`there is no ${vehicle} for ${address}`);
  return {
    quoteId: 'Q1',
    mode: 'TRUCK',
    state: 'LOCKED',
    lockedUntil: '2026-11-20T14:00:00.000Z',
    search,
    offer: placed.offer,
    rates: placed.rates,
    takers: null,
  };
}

export const truckFacts = (quote: TruckQuote | null = truckQuoteFor()): OrderFacts<TruckQuote> => ({
  now: BOOKED_AT,
  quote,
  ...goodsLookup(identifyGoods),
});

const { payType, contactName, contactPhone, emergencyName, emergencyPhone, files } = dangerousOrder;

/** An organic peroxide must not be in metal. */
const packOf = ({ state, hazardClass }: GoodsFacts): string =>
  hazardClass === '5.2' ? '3H1' : state === 'SOLID' ? '1A2' : '1A1';

/** Amounts at the second and third stop: 30 and 20 pieces, for a tank kilograms. */
const withAmounts = ({ goods, places }: TruckForm, { offer: { detail } }: TruckQuote): TruckForm['places'] => {
  const isTank = isTankTruck(VEHICLES[detail.vehicle]);
  const said = {
    ...(detail.stops.length > 0 && (isTank ? { stop1Kg: '30' } : { stop1Pieces: '30' })),
    ...(detail.stops.length > 1 && (isTank ? { stop2Kg: '20' } : { stop2Pieces: '20' })),
  };
  return Object.keys(said).length === 0
    ? places
    : Object.fromEntries(goods.map((row) => [row.key, { ...ROWS.of(places, row), ...said }]));
};

export function soundTruckOn(quote: TruckQuote): TruckForm {
  const { cargo } = quote.offer.detail;
  const goods = goodsById(cargo.goodsId);
  if (!goods) throw new Error('there are no such goods');
  const vehicle = VEHICLES[quote.offer.detail.vehicle];
  const isDanger = cargo.unNo !== null;
  const begun = TRUCK.quoted(blankTruck, quote);
  const [row = blankGoods('1')] = begun.goods;
  const { goodsId, nameCn, nameEn, hazardClass, subRisks, packingGroup, flashPointC } = goods;
  const isPart = quote.offer.detail.part !== null;
  const isPacked = isDeck(vehicle) || vehicle.kind === 'SKEL';
  return {
    ...begun,
    goods: [
      {
        ...row,
        goodsId,
        nameCn,
        nameEn,
        ...(isDanger && {
          shippingName: shippingNames(goods)[0] ?? nameEn,
          technicalName: goods.technical ? nameEn : '',
          hazardClass: hazardClass ?? '',
          subRisks: [...subRisks],
          packingGroup: packingGroup ?? 'N',
          flashPoint: flashPointC === null ? '' : String(flashPointC),
        }),
        ...(isPacked && {
          packKind: packOf(goods),
          packMark: isDanger
            ? `UN ${packOf(goods)}/${goods.state === 'SOLID' ? 'X250/S' : 'X1.4/250'}/24/CN/310001`
            : '',
          pieces: row.pieces || '80',
        }),
      },
    ],
    inhibitorUntil: '2027-06-30',
    pickAddress: isPart ? '' : '苏州工业园区化工路 1 号',
    pickContact: '李工',
    pickPhone: '13800138000',
    ...(quote.offer.detail.stops.length > 0 && {
      stop1Address: '大亚湾石化大道 5 号',
      stop1Contact: '温工',
      stop1Phone: '13700137000',
    }),
    ...(quote.offer.detail.stops.length > 1 && {
      stop2Address: '经开区第八大街 9 号',
      stop2Contact: '傅工',
      stop2Phone: '13600136000',
    }),
    dropAddress: isPart ? '' : '高新区科学大道 8 号',
    dropContact: '陈工',
    dropPhone: '0371-88880000',
    ...(isDanger && {
      senderName: '苏州某精细化工有限公司',
      senderAddress: '苏州工业园区化工路 1 号',
      senderPhone: '0512-66660000',
      senderLicence: '苏危化经字 00123',
      receiverName: '郑州某涂料有限公司',
      receiverAddress: '郑州高新区科学大道 8 号',
      receiverPhone: '0371-88880001',
      receiverLicence: '',
    }),
    purpose: isDanger ? 'USE' : '',
    unload: isPart ? '' : isPacked ? 'SELF' : 'PUMP',
    tempC: vehicle.kind === 'REEF' ? '15' : '',
    boxNo: '',
    passNo: '',
    places: withAmounts(begun, quote),
    toldGoods: true,
    payType,
    contactName,
    contactPhone,
    agreeProtocol: true,
    ...(isDanger && { emergencyName, emergencyPhone, files, dgPromise: true }),
  };
}

export const soundTruck: TruckForm = soundTruckOn(truckQuoteFor());

/** Isopropanol, E2, as excepted quantity: 985 packages of sixteen times thirty millilitres. */
export function exceptedTruckOn(quote: TruckQuote): TruckForm {
  const sound = soundTruckOn(quote);
  const packed = { packKind: '4G', packMark: '', pieces: '985', innerQuantity: '30 ml', grossKg: '740', volume: '3.4' };
  return {
    ...sound,
    goods: sound.goods.map((row) => ({ ...row, ...packed })),
    places: Object.fromEntries(
      sound.goods.map((row) => [row.key, { ...ROWS.of(sound.places, row), excepted: true, inners: '16' }]),
    ),
  };
}
