import type { HouseEvent } from '../../../../../domain/order/life/lifecycle';
import type { GatewayCase } from '../../../../support/modes/gateway-case';
import { FLEXI_CASE } from './flexi';
import { TANK_CASE } from './tank';

/** Milestone with its files by type and the text of its report. */
export type WayStep = { place: string; papers?: Record<string, string>; said?: string };

const twice = (of: GatewayCase): GatewayCase => ({ ...of, sound: (quote) => of.larger(of.sound(quote)) });
const TWO_BAGS = twice(FLEXI_CASE);
const TWO_TANKS = twice(TANK_CASE);
/** Number of units per case. */
export const TANKS = new Map([
  [TANK_CASE, 1],
  [TWO_TANKS, 2],
]);

export const WAY_CASES: readonly (readonly [
  string,
  GatewayCase,
  HouseEvent[],
  readonly WayStep[],
  readonly WayStep[],
])[] = [
  [
    'a bag',
    FLEXI_CASE,
    ['accepted'],
    [
      { place: '安装班组已派', said: '王师傅 13900001111' },
      { place: '箱检合格', papers: { PHOTO: '箱检照片' } },
      { place: '液袋已安装', papers: { PHOTO: '安装照片' } },
      { place: '已灌装', papers: { WEIGHT: '磅单' } },
    ],
    [
      { place: '目的港已卸货', papers: { PHOTO: '卸货照片' } },
      { place: '袋体处置证明已收', papers: { DISPOSAL: '袋体处置证明' } },
    ],
  ],
  [
    'a tank',
    TANK_CASE,
    ['accepted'],
    [{ place: '空罐已到厂' }, { place: '已装货', papers: { WEIGHT: '磅单', PHOTO: '铅封照片', FILLING: '充装证明' } }],
    [{ place: '空罐已还场' }, { place: '已洗罐', papers: { CLEANCERT: '洗罐证明' } }],
  ],
  [
    'two bags, each with papers of its box',
    TWO_BAGS,
    ['accepted'],
    [
      { place: '安装班组已派', said: '李师傅 13900002222' },
      { place: '箱检合格', papers: { PHOTO: '第 1 箱箱检照片', PHOTO_2: '第 2 箱箱检照片' } },
      { place: '液袋已安装', papers: { PHOTO: '第 1 箱安装照片', PHOTO_2: '第 2 箱安装照片' } },
      { place: '已灌装', papers: { WEIGHT: '第 1 箱磅单', WEIGHT_2: '第 2 箱磅单' } },
    ],
    [
      { place: '目的港已卸货', papers: { PHOTO: '第 1 箱卸货照片', PHOTO_2: '第 2 箱卸货照片' } },
      { place: '袋体处置证明已收', papers: { DISPOSAL: '第 1 箱袋体处置证明', DISPOSAL_2: '第 2 箱袋体处置证明' } },
    ],
  ],
  [
    'two tanks, each with papers of its own',
    TWO_TANKS,
    ['accepted'],
    [
      { place: '空罐已到厂' },
      {
        place: '已装货',
        papers: {
          WEIGHT: '第 1 罐磅单',
          PHOTO: '第 1 罐铅封照片',
          FILLING: '第 1 罐充装证明',
          WEIGHT_2: '第 2 罐磅单',
          PHOTO_2: '第 2 罐铅封照片',
          FILLING_2: '第 2 罐充装证明',
        },
      },
    ],
    [
      { place: '空罐已还场' },
      { place: '已洗罐', papers: { CLEANCERT: '第 1 罐洗罐证明', CLEANCERT_2: '第 2 罐洗罐证明' } },
    ],
  ],
];
