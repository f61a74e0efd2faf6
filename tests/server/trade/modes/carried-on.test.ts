import { describe, expect, it } from 'vitest';

import { blankTruck, type TruckForm } from '../../../../domain/modes/truck/form';
import type { OrderForm } from '../../../../domain/order/form/form';
import { MARKETS } from '../../../../server/trade/modes/markets';
import { followingForm } from '../../../../server/trade/modes/onward-trucks';
import type { Snapshot } from '../../../../server/trade/modes/mode';
import { METHANOL } from '../../../support/places/distinct';
import { AIR_ORDER, CFS_ORDER, FCL_ORDER, RAIL_ORDER, TANK_ORDER, WH_ORDER } from './prints/orders';

const party = (name: string) => ({
  name: `${name} Ltd`,
  address: `${name} Road 1, Shanghai`,
  phone: `+86 21 5555 0${name.length}`,
  email: `${name}@example.cn`,
  taxId: `TAX-${name}`,
});

/** Unique values. */
const TYPED = {
  pickupAddress: '平安路 18 号 3 号门',
  shipper: party('Shipper'),
  consignee: party('Consignees'),
  notify: party('Notifyparty'),
  remark: '装货前电话联系',
  contactName: '周联系',
  contactPhone: '13800000011',
  contactEmail: 'zhou@example.cn',
  emergencyName: '吴应急',
  emergencyPhone: '+86 13800000022',
} satisfies Partial<OrderForm>;

const ROW = { ...METHANOL, packKind: '1A1', packMark: 'UN 1A1/Y1.4/150/26/CN/0001', pieces: '80', netKg: '1180' };

const NO = 'XX261129AAAAAA';
const ORDERS: readonly (readonly [string, Snapshot])[] = [
  ['FCL', FCL_ORDER],
  ['TANK', TANK_ORDER],
  ['AIR', AIR_ORDER],
  ['RAIL', RAIL_ORDER],
  ['CFS', CFS_ORDER],
  ['WH', WH_ORDER],
];

const typedIn = (order: Snapshot): Snapshot => ({ ...order, form: { ...order.form, ...TYPED, goods: [ROW] } });

function carried(order: Snapshot): TruckForm {
  const form = followingForm('TRUCK', order, NO) as TruckForm | null;
  if (!form) throw new Error(`no truck goes on with ${order.quote.mode}`);
  return form;
}

/** Truck field to order field; every other order field has a reason in `NOT_CARRIED`. */
const CARRIED: Readonly<Record<string, string>> = {
  isDanger: 'isDanger',
  payType: 'payType',
  invoice: 'invoice',
  contactName: 'contactName',
  contactPhone: 'contactPhone',
  contactEmail: 'contactEmail',
  emergencyName: 'emergencyName',
  emergencyPhone: 'emergencyPhone',
  senderName: 'shipper.name',
  senderAddress: 'shipper.address',
  senderPhone: 'shipper.phone',
  pickContact: 'contactName',
  pickPhone: 'contactPhone',
};

const NOT_CARRIED: Readonly<Record<string, string>> = {
  quoteId: 'another offer',
  offerId: 'another offer',
  altOfferId: 'another offer',
  later: 'another order',
  declMode: 'a declaration at sea',
  services: 'services of the other mode',
  pickupRegion: 'the truck asks a city',
  readyDate: 'the offer of the truck has its day',
  goodsValue: 'worth is asked in yuan, with the insurance of the truck',
  insuredValue: 'the insurance of the other order',
  notify: 'nobody is notified of a truck',
  destTaxId: 'abroad',
  amsAgent: 'abroad',
  consignee: 'abroad: a truck to a gate delivers to the gate',
  currency: 'a truck is paid in yuan',
  agreeProtocol: 'agreed to anew',
  agreeCharges: 'agreed to anew',
  chargesEdition: 'agreed to anew',
  dgPromise: 'promised anew',
};
const CARRIED_APART = ['goods', 'files', 'remark', 'shipper', 'pickupAddress'];

const at = (form: object, path: string): unknown =>
  path.split('.').reduce<unknown>((node, key) => Reflect.get(Object(node), key), form);

describe('truck form continued from an order', () => {
  it.each(ORDERS)('%s: contains every typed value that fits', (_, order) => {
    const typed = typedIn(order);
    const form = carried(typed);
    for (const [field, path] of Object.entries(CARRIED))
      expect(at(form, field), field).toStrictEqual(at(typed.form, path));
    expect(form.remark).toBe(`接续订单 ${NO}；${TYPED.remark}`);
    const { key, packKind, packMark, shippingName, hazardClass, packingGroup, unNo } = form.goods[0] ?? ROW;
    expect({ key, packKind, packMark, shippingName, hazardClass, packingGroup, unNo }).toMatchObject({
      key: ROW.key,
      packKind: ROW.packKind,
      packMark: ROW.packMark,
      shippingName: ROW.shippingName,
      unNo: ROW.unNo,
    });
    expect([form.quoteId, form.agreeProtocol, form.dgPromise]).toStrictEqual(['', false, false]);
  });

  it('accounts for each order field as carried over or not', () => {
    const told = [...Object.values(CARRIED).map((path) => path.split('.')[0] ?? ''), ...CARRIED_APART];
    const all = Object.keys(blankTruck).filter((name) => name in FCL_ORDER.form);
    const known = [...told, ...Object.keys(NOT_CARRIED)];
    expect(all.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('covers every mode', () => {
    const offered = Object.entries(MARKETS).flatMap(([id, market]) => ('onwardTruck' in market ? [id] : []));
    expect([...ORDERS.map(([id]) => id), 'MALL'].toSorted()).toEqual(offered.toSorted());
  });

  it('loads at the typed address and delivers to the known gate', () => {
    const tank = { ...TANK_ORDER, form: { ...TANK_ORDER.form, ...TYPED, loadAddress: '化工区灌装路 6 号' } };
    expect(carried(tank)).toMatchObject({ pickAddress: '化工区灌装路 6 号' });
    expect(carried(typedIn(FCL_ORDER)).pickAddress).toBe(TYPED.pickupAddress);
    const { station } = CFS_ORDER.quote.offer.detail;
    expect(carried(CFS_ORDER)).toMatchObject({
      receiverName: station.nameCn,
      receiverAddress: station.address,
      dropAddress: station.address,
    });
    expect(carried(WH_ORDER).receiverName).toBe(WH_ORDER.quote.offer.detail.warehouse.nameCn);
  });

  it('omits package counts when several trucks carry the goods', () => {
    const words = MARKETS.TANK?.onwardTruck?.(TANK_ORDER);
    expect(words?.trucks).toBe(2);
    const [row] = carried(typedIn(TANK_ORDER)).goods;
    expect(row).toMatchObject({ pieces: '', netKg: '', volume: '', grossKg: String(words?.kg) });
  });
});
