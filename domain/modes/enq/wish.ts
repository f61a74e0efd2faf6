import {
  choiceField,
  dayField,
  momentField,
  moneyField,
  numberField,
  textField,
  tickField,
  wholeField,
} from '../../order/form/field-kinds';
import { buildPart } from '../../order/form/fields';
import type { FaultCheck } from '../../rules/fault';
import type { GoodsBlock } from '../../goods/row';
import type { PortKind } from '../../places/ports';
import { dayAt, daysAfter } from '../../values/days';
import { parseMoment } from '../../values/moments';
import { parseWholeNumber } from '../../values/typed-number';
import { MODES } from '../../mode-ids';
import { MODE_WISHES, type ModeWish, PRICED_BY, priceUnits } from './ways';
import { sizesTyped } from '../../offer/piece-sizes';
import { LATEST_DAYS } from '../../offer/search';

export const ENQUIRY_STEP = 'enquiry';
const step = ENQUIRY_STEP;

const SPECIAL_MOST = 500;
const SIZES_MOST = 500;
const MOST_TEU = 100_000;
/** Fastest time staff need to quote: two hours. */
export const QUOTE_TAKES_MS = 7_200_000;

const CURRENCIES = ['USD', 'CNY'] as const;
/** Reefers and oversized cargo travel in special boxes on full-container ships. */
const BOXED_OTHERWISE = ['RF', 'OOG'] as const;
type OrderWish = Exclude<ModeWish, (typeof BOXED_OTHERWISE)[number]>;

const isOrderWish = (way: ModeWish): way is OrderWish => BOXED_OTHERWISE.every((other) => other !== way);

/** Mode that answers the enquiry and takes the order. */
export const orderedAs = (modeWish: string): OrderWish =>
  MODE_WISHES.filter(isOrderWish).find((way) => way === modeWish) ?? 'FCL';

export const wishPlaceKind = (modeWish: string): PortKind => MODES[orderedAs(modeWish)].places ?? 'port';

export const isBoxless = (modeWish: string): boolean => modeWish === 'LCL' || modeWish === 'AIR';

/** Tanks and flexitanks hold unpackaged liquid, so neither pieces nor volume are asked. */
export const isPouredWish = ({ modeWish }: { modeWish: string }): boolean =>
  ['TANK', 'FLEXI'].includes(orderedAs(modeWish));

/** From 50 TEU a year the contract needs a period; ways without boxes are not asked. */
const CONTRACT_TEU = 50;

type Wish = { targetPrice: string; targetUnit: string; annualVolume: string; modeWish: string };
type Shared = Wish & Pick<GoodsBlock, 'isDanger' | 'goods'>;
const isWished =
  (...ways: readonly ModeWish[]) =>
  ({ modeWish }: Pick<Wish, 'modeWish'>): boolean =>
    ways.some((way) => way === modeWish);
const hasTargetPrice = ({ targetPrice }: Pick<Wish, 'targetPrice'>): boolean => targetPrice.trim() !== '';
const isBoxed = ({ modeWish }: Pick<Wish, 'modeWish'>): boolean => !isBoxless(modeWish);
export const isContract = ({ annualVolume, modeWish }: Pick<Wish, 'annualVolume' | 'modeWish'>): boolean =>
  !isBoxless(modeWish) && (parseWholeNumber(annualVolume) ?? 0) >= CONTRACT_TEU;

type Facts = { now: number };
type Sized = Pick<GoodsBlock, 'goods'> & { pieceSizes: string };

/** Every piece needs a size: aircraft doors are limited and air freight uses volumetric weight. */
function sizesRule({ pieceSizes, goods }: Sized): FaultCheck {
  const sizes = sizesTyped(pieceSizes);
  if (sizes === null) return 'enqSizes';
  const measured = sizes.reduce((all, { pieces }) => all + pieces, 0);
  const counts = goods.map(({ pieces }) => parseWholeNumber(pieces));
  const pieces = counts.reduce<number>((all, count) => all + (count ?? 0), 0);
  return counts.includes(null) || measured === pieces ? null : ['enqSizesDiffer', { measured, pieces }];
}

const FIELDS = {
  modeWish: choiceField(MODE_WISHES, { step }),
  loadTemp: numberField({ step, code: 'enqTemp', places: 1, least: -40, most: 100 }),
  density: numberField({ step, code: 'enqDensity', places: 4, least: 0.4, most: 3 }),
  setTemp: numberField({ step, need: true, code: 'enqTemp', places: 1, least: -35, most: 30 }),
  oogSize: textField({ step, need: true, most: 60 }),
  stackable: choiceField(['Y', 'N'], { step, need: true }),
  pieceSizes: textField({ step, need: true, most: SIZES_MOST }),
  withTax: tickField({ step }),
  targetPrice: moneyField({ step, code: 'targetPrice', least: 0 }),
  targetCurrency: choiceField(CURRENCIES, { step, need: true }),
  targetUnit: choiceField(PRICED_BY, { step, need: true }),
  quoteDeadline: momentField({ step, need: true, code: 'deadline' }),
  cargoReadyDate: dayField({ step, code: 'enqReady' }),
  annualVolume: wholeField({ step, code: 'annualVolume', least: 0, most: MOST_TEU }),
  contractMonths: wholeField({ step, need: true, code: 'enqMonths', least: 1, most: 24 }),
  specialReq: textField({ step, most: SPECIAL_MOST }),
};

export const WISH = buildPart<typeof FIELDS, Shared, Facts>(FIELDS, {
  asks: {
    loadTemp: isWished('TANK', 'FLEXI'),
    density: isWished('TANK', 'FLEXI'),
    setTemp: isWished('RF'),
    oogSize: isWished('OOG'),
    stackable: isWished('LCL'),
    pieceSizes: isWished('AIR'),
    withTax: isWished('DOM'),
    targetCurrency: hasTargetPrice,
    targetUnit: hasTargetPrice,
    annualVolume: isBoxed,
    contractMonths: isContract,
  },
  rules: {
    modeWish: ({ modeWish, isDanger }) => (modeWish === 'FLEXI' && isDanger === 'Y' ? 'enqBagDanger' : null),
    pieceSizes: sizesRule,
    targetUnit: ({ modeWish, targetUnit }) =>
      priceUnits(modeWish).some((unit) => unit === targetUnit) ? null : 'enqUnitWish',
    quoteDeadline: ({ quoteDeadline }, { now }) =>
      (parseMoment(quoteDeadline) ?? 0) > now + QUOTE_TAKES_MS ? null : 'deadline',
    cargoReadyDate: ({ cargoReadyDate }, { now }) => {
      const today = dayAt(now);
      return cargoReadyDate < today || cargoReadyDate > daysAfter(today, LATEST_DAYS) ? 'enqReady' : null;
    },
  },
});
