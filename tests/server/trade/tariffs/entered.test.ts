import { describe, expect, it } from 'vitest';

import { VEHICLE_CODES, VEHICLES } from '../../../../domain/modes/truck/vehicles';
import { fireOfRoom } from '../../../../domain/modes/wh/room';
import { airRatesFor } from '../../../../server/trade/modes/air/tariff';
import { listOffers as listStations } from '../../../../server/trade/modes/cfs/offers';
import { stationRates } from '../../../../server/trade/modes/cfs/tariff';
import { supplierRates } from '../../../../server/trade/modes/flexi/tariff';
import { searchTrucks } from '../../../../server/trade/modes/truck/search';
import { truckPrices } from '../../../../server/trade/modes/truck/tariff';
import { listOffers as listRooms } from '../../../../server/trade/modes/wh/offers';
import { ROOMS } from '../../../../server/trade/modes/wh/rooms';
import { roomRates } from '../../../../server/trade/modes/wh/tariff';
import { NOBODY, STUFFED } from '../../../support/cfs-order';
import { distinctTariffs } from '../../../support/distinct-tariffs';
import { BOOKED_AT } from '../../../support/fcl-order';
import { DRUMS, SHARED, truckSearchOf } from '../../../support/truck-order';
import { untouchedWorld } from '../../../support/untouched-world';
import { STORED } from '../../../support/wh-order';

const tariffs = distinctTariffs();
const cell = (sheet: string, row: string, column = '金额'): number =>
  Math.round((tariffs[sheet]?.figures[row]?.[column] ?? Number.NaN) * 100);
const without = (sheet: string) => ({ ...tariffs, [sheet]: { figures: {}, isEntered: true } });

describe('prices as the desk enters them', () => {
  it('of every room are those of their cells', () => {
    for (const kept of ROOMS) {
      const { room, store } = kept;
      const name = `${store.nameCn} ${room.id.slice(-1)}`;
      const fire = { A: '甲类', B: '乙类', C: '丙类', D: '丁类', E: '戊类' }[fireOfRoom(room).charAt(0)] ?? '';
      expect(roomRates(kept, tariffs), name).toMatchObject({
        tonDay: cell('wh-rent', name, '每吨每天'),
        palletDay: cell('wh-rent', name, '每托每天'),
        handIn: cell('wh-fire', fire, '装卸'),
        handOut: cell('wh-fire', fire, '装卸'),
        safety: cell('wh-fire', fire, '安全管理'),
        leastRent: cell('wh-fire', fire, '最低仓租'),
        papers: cell('wh-fees', '单证系统费'),
        bonded: store.isBonded ? cell('wh-fees', '保税监管费') : 0,
        label: cell('wh-fees', '贴标费'),
        sample: cell('wh-fees', '取样费'),
        pallet: cell('wh-fees', '打托'),
      });
    }
  });

  it('of stations are those of their cells', () => {
    const box = (row: string) => {
      const forty = cell('cfs-boxes', row, '40 英尺');
      return { '20GP': cell('cfs-boxes', row, '20 英尺'), '40GP': forty, '40HQ': forty };
    };
    const fee = (row: string): number => cell('cfs-fees', row);
    expect(stationRates(tariffs)).toMatchObject({
      load: { Y: box('装箱费（危险货物）'), N: box('装箱费（普通货物）') },
      lash: box('绑扎加固'),
      drayage: { Y: box('集港短驳（危险货物）'), N: box('集港短驳（普通货物）') },
      unload: { Y: fee('卸车费（危险货物）'), N: fee('卸车费（普通货物）') },
      storage: { Y: { tonDay: fee('站内堆存（危险货物）') }, N: { tonDay: fee('站内堆存（普通货物）') } },
      certificate: fee('装箱证明书'),
      packer: fee('持证检查员现场检查'),
      placard: fee('大危标'),
      fork: fee('大件叉运'),
      wrap: fee('缠膜'),
      pallet: fee('打托'),
      photo: fee('装箱拍照'),
      weigh: fee('过磅与 VGM'),
      customs: fee('报关费'),
    });
  });

  it('of bags are those of their cells', () => {
    const fee = (row: string): number => cell('flexi-fees', row);
    const rates = supplierRates({ share: 1 }, { carriage: [], notIncluded: [] }, tariffs);
    expect(rates).toMatchObject({
      custom: fee('定制尺寸'),
      food: fee('食品级液袋'),
      foodBox: fee('食品级箱'),
      fitting: fee('液袋安装'),
      bulkhead: fee('箱门隔板'),
      pad: fee('加热垫'),
      far: { perKm: fee('远程安装') },
      unload: { PUMP: cell('flexi-abroad', '泵卸'), GRAVITY: cell('flexi-abroad', '自流卸货') },
      disposal: cell('flexi-abroad', '袋体处置'),
    });
    expect(rates?.bag).toEqual(
      [16_000, 18_000, 20_000, 22_000, 24_000].map((litres) => ({
        litres,
        amount: cell('flexi-bags', `${litres} 升`),
      })),
    );
  });

  it('of trucks are those of their cells', () => {
    const fee = (row: string): number => cell('truck-fees', row);
    const prices = truckPrices(tariffs);
    const vehicles = VEHICLE_CODES.map((code) => {
      const at = (column: string) => cell('truck-km', VEHICLES[code].nameCn, column);
      return [code, { perKm: at('每公里'), least: at('最低运费'), toll: at('过路费每公里'), cold: at('制冷每公里') }];
    });
    expect(prices?.vehicles).toEqual(Object.fromEntries(vehicles));
    expect(prices?.fees).toMatchObject({
      escort: fee('押运员（每天）'),
      secondEscort: fee('第二押运员（每天）'),
      yard: fee('危货停车场（每夜）'),
      stop: fee('加点（每点）'),
      lift: fee('尾板（每次）'),
      waiting: fee('等待（每小时）'),
      tankWaiting: fee('罐车等待（每小时）'),
      fork: { ton: fee('装卸（每吨）'), least: fee('装卸最低') },
      permit: fee('通行证代办'),
      insured: { least: fee('保价费最低'), dangerLeast: fee('危险货物保价费最低') },
      cancelled: fee('确认后取消（每车）'),
      wash: ['A', 'B', 'C', 'D'].map((grade) => ({ grade, amount: fee(`洗罐 ${grade} 级`) })),
    });
    expect(prices?.part).toEqual({
      least: cell('truck-part', '最低运费'),
      base: cell('truck-part', '每票'),
      perTonKm: cell('truck-part', '每吨公里'),
      door: { least: cell('truck-part', '上门提送最低'), perKm: cell('truck-part', '上门提送每公里') },
    });
  });
});

it('prices of flights as the desk enters them are the same from every airport', () => {
  const from = (org: string) => airRatesFor({ org, dst: 'FRA', factor: 1.2, rate: 1, tariffs });
  expect(from('PVG')?.ladder.minimum).toBe(cell('air-freight', '欧洲', '最低收费'));
  expect(from('TFU')).toEqual(from('PVG'));
});

describe('offers without prices are listed as enquiries', () => {
  it.each(['wh-rent', 'wh-fire', 'wh-fees'])('rooms without the table %s', (missing) => {
    const offers = listRooms(STORED, { ...untouchedWorld(BOOKED_AT), tariffs: without(missing) });
    expect(offers.map(({ state }) => state)).toContain('ENQUIRE');
    expect(offers.every(({ price, detail, state }) => !price && !detail.rent && state !== 'OPEN')).toBe(true);
  });

  it.each(['cfs-boxes', 'cfs-fees'])('stations without the table %s', (missing) => {
    const offers = listStations(STUFFED, { ...NOBODY, tariffs: without(missing) });
    expect(offers.map(({ state }) => state)).toContain('ENQUIRE');
    expect(offers.every(({ price, state }) => !price && state !== 'OPEN')).toBe(true);
  });

  it.each(['flexi-bags', 'flexi-fees', 'flexi-abroad'])('bags without the table %s have no price', (missing) => {
    expect(supplierRates({ share: 1 }, { carriage: [], notIncluded: [] }, without(missing))).toBeNull();
  });

  it.each([
    ['truck-km', DRUMS],
    ['truck-fees', DRUMS],
    ['truck-part', SHARED],
  ])('trucks without the table %s', (missing, address) => {
    const world = { ...untouchedWorld(BOOKED_AT), tariffs: without(missing) };
    const { offers } = searchTrucks(truckSearchOf(address), world);
    expect(offers.map(({ state }) => state)).toContain('ENQUIRE');
    expect(offers.every(({ price, state }) => !price && state !== 'OPEN')).toBe(true);
  });
});
