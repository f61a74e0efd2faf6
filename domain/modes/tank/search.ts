import { REFERENCE_C } from '../../goods/tank/fill';
import { HEATINGS } from '../../goods/tank/types';
import { declareQuestion } from '../../question/asks';
import { choice, yesPart } from '../../question/choices';
import { endsDiffer, firstDay, goodsNamed, laneParts, namedGoods, packingGroup } from '../../question/blocks';
import { numberPart, wholeNumber } from '../../question/kinds';
import type { QueryOf, ValuesOf, SearchOf } from '../../question/part';

export const HEATED = ['N', ...HEATINGS] as const;
export type HeatingChoice = (typeof HEATED)[number];
const HEATED_CALLED = { N: '不加热', STEAM: '蒸汽加热', ELECTRIC: '电加热' } as const;

/** Previous cargo: cleaned, same uncleaned, dedicated, or new tank. */
export const LAST_CARGOES = ['CLEANED', 'SAME', 'DEDICATED', 'NONE'] as const;
export type LastCargo = (typeof LAST_CARGOES)[number];

/** `TRIP`: one journey with a ship. `LEASE`: by the day from a depot. */
const TANK_KINDS = ['TRIP', 'LEASE'] as const;
const KINDS_CALLED = { TRIP: '单程（随船）', LEASE: '租罐（按天）' } as const;

/** Example filling temperature in °C; results from it are labelled as examples. */
export const TRIAL_C = 20;
export const TRIAL_DAYS = 30;

export const LEASE_DAYS = { least: 30, most: 365 } as const;
const TONS = { over: 0, most: 1000 };
const LOAD = { least: -40, most: 100 };
const HOT = { least: -40, most: 130 };
const DENSITY = { least: 0.4, most: 3 };

const density = (degrees: 15 | 50) =>
  numberPart({
    word: `d${degrees}`,
    places: 4,
    bounds: DENSITY,
    ofGoods: true,
    label: `${degrees}℃ 密度 kg/L`,
    hint: '按物质库',
    says: `密度应在 ${DENSITY.least}–${DENSITY.most} kg/L 之间`,
  });

const PARTS = {
  ...laneParts(),
  ...namedGoods(),
  etd: firstDay(),
  group: packingGroup(),
  kind: choice(TANK_KINDS, {
    word: 'kind',
    usual: 'TRIP',
    spelt: { TRIP: 'trip', LEASE: 'lease' },
    label: '用罐方式',
    called: KINDS_CALLED,
    says: '请选择用罐方式',
    line: (kind) => KINDS_CALLED[kind],
  }),
  leaseDays: wholeNumber({
    word: 'days',
    bounds: LEASE_DAYS,
    trial: `租期（按 ${TRIAL_DAYS} 天）`,
    label: '租期（天）',
    says: `租期应为 ${LEASE_DAYS.least}–${LEASE_DAYS.most} 天的整数`,
  }),
  /** Without an amount one full tank is computed. */
  tons: numberPart({
    word: 'q',
    places: 3,
    bounds: TONS,
    trial: '数量（按一罐装满）',
    label: '货量（吨）',
    says: `货量应在 ${TONS.over}–${TONS.most} 吨之间`,
    line: (tons) => tons && `${tons} 吨`,
  }),
  loadC: numberPart({
    word: 'tf',
    places: 1,
    bounds: LOAD,
    trial: `装货温度（按 ${TRIAL_C}℃）`,
    label: '装货温度 ℃',
    says: `装货温度应在 ${LOAD.least} 至 ${LOAD.most}℃ 之间`,
    line: (degrees) => degrees && `${degrees}℃`,
  }),
  hotC: numberPart({
    word: 'hot',
    places: 1,
    bounds: HOT,
    label: '途中最高温度 ℃',
    says: `途中最高温度应在 ${HOT.least} 至 ${HOT.most}℃ 之间`,
  }),
  d15: density(15),
  d50: density(50),
  heating: choice(HEATED, {
    word: 'heat',
    usual: 'N',
    spelt: { N: 'N', STEAM: 'S', ELECTRIC: 'E' },
    label: '加热',
    called: HEATED_CALLED,
    says: '请选择加热方式',
    line: (heating) => (heating === 'N' ? '' : HEATED_CALLED[heating]),
  }),
  last: choice(LAST_CARGOES, {
    word: 'last',
    usual: 'CLEANED',
    label: '上一载货物',
    called: { CLEANED: '已清洗（附证明）', SAME: '同品名未清洗', DEDICATED: '专罐', NONE: '新罐' },
    says: '请选择上一载货物要求',
  }),
  isCleaned: yesPart({
    word: 'clean',
    usual: true,
    label: '目的港洗罐',
    called: { Y: '运营商洗罐', N: '自行洗罐交证明' },
  }),
  isFood: yesPart({ word: 'food', usual: false, ofGoods: true, label: '食品级货物', called: { Y: '是', N: '否' } }),
};

export interface TankQuery extends QueryOf<typeof PARTS> {}
/** Wire form of the search; null means not given. */
export interface TankSearch extends SearchOf<typeof PARTS> {}
type TankSearchValues = ValuesOf<typeof PARTS>;

export const isTrialLevel = ({ tons, loadC }: Pick<TankSearch, 'tons' | 'loadC'>): boolean =>
  tons === null || loadC === null;

/** Heated goods, or goods filled above the reference, need a highest temperature; search and form share this rule. */
export const isHighestTempAsked = (heating: HeatingChoice | '' | null, loadC: number | null): boolean =>
  HEATINGS.some((one) => one === heating) || (loadC !== null && loadC > REFERENCE_C);

const isHot = ({ heating, loadC }: TankSearchValues): boolean => isHighestTempAsked(heating, loadC);
const isLease = ({ kind }: TankSearchValues): boolean => kind === 'LEASE';
/** A lease has no destination, previous cargo or cleaning question. */
const isTrip = (said: TankSearchValues): boolean => !isLease(said);
const isLane = ({ org, dst }: TankSearchValues): boolean => org !== null && dst !== null;

/** Tank search: fit and filling need no ends, a lease needs one, a journey price both. */
export const tankQuestion = declareQuestion(PARTS, {
  only: {
    dst: isTrip,
    leaseDays: isLease,
    hotC: isHot,
    last: isTrip,
    isCleaned: isTrip,
    isFood: ({ isDanger }) => isDanger === 'N',
  },
  rules: [
    goodsNamed,
    endsDiffer,
    { at: 'hotC', says: '请填写途中最高温度', isAmiss: (said) => isHot(said) && said.hotC === null },
    {
      at: 'hotC',
      says: '途中最高温度不能低于装货温度',
      isAmiss: ({ hotC, loadC }) => hotC !== null && hotC < (loadC ?? TRIAL_C),
    },
    {
      at: 'd50',
      says: '50℃密度应小于 15℃密度',
      isAmiss: ({ d15, d50 }) => d15 !== null && d50 !== null && d50 >= d15,
    },
  ],
  // One end alone is dropped: the answer then has fit only, no ship or price.
  sends: (said) => (isLease(said) || isLane(said) ? said : { ...said, org: null, dst: null }),
});
