import { lowestPricesMachine, type LowestPrice } from '../../../../machines/booking/lowest-prices';
import { sharedPlan } from '../../model/plan';
import { shelfEndings } from './shelf';

const usd = (amount: number) => ({ amount, currency: '2' });
const cny = (amount: number) => ({ amount, currency: '1' });

export const PRICES: readonly LowestPrice[] = [
  {
    org: { code: 'CNSHA', name: '上海' },
    dst: { code: 'NLRTM', name: '鹿特丹' },
    etd: '2026-12-04',
    transitDays: [34, 45],
    total: usd(255_007),
    totalYuan: cny(1_810_550),
    history: [262_000, 264_100, 261_000, 260_200, 259_000, 261_300, 261_000, 255_007],
    change: -23,
    closing: { code: 'DG_DOC', at: '2026-11-23T04:00:00.000Z', carrier: '澜岳航运', etd: '2026-11-30T04:00:00.000Z' },
  },
  {
    org: { code: 'CNTXG', name: '天津新港' },
    dst: { code: 'KRPUS', name: '釜山' },
    etd: '2026-11-30',
    transitDays: [3, 6],
    total: usd(75_967),
    totalYuan: cny(539_366),
    history: [74_000, 75_967, 75_000, 75_000, 75_000, 76_000, 75_967, 75_967],
    change: 0,
    closing: { code: 'VGM', at: '2026-11-22T10:00:00.000Z', carrier: '衡滩班轮', etd: '2026-11-24T10:00:00.000Z' },
  },
  {
    org: { code: 'CNNGB', name: '宁波' },
    dst: { code: 'INNSA', name: '那瓦舍瓦' },
    etd: '2026-12-04',
    transitDays: [16, 24],
    total: usd(169_615),
    totalYuan: cny(1_204_267),
    history: [160_000, 161_000, 162_000, 163_000, 164_000, 165_000, 166_100, 169_615],
    change: 21,
    closing: null,
  },
];

export const lowestPricesPlan = sharedPlan('lowestPricesPlan', lowestPricesMachine, {
  inputs: { fresh: undefined },
  events: { 'shelf.retry': 'bare' },
  outcomes: { loadItems: shelfEndings(PRICES) },
  distinguish: ({ items, failureCode }) => [items, failureCode],
});
