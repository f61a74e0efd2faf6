import { choice, day, moment, money, number, text, tick, whole } from '../../order/field-kinds';
import { partOf } from '../../order/fields';
import type { GoodsBlock } from '../../order/form';
import { dayAt, daysAfter } from '../../values/days';
import { momentIn } from '../../values/moments';
import { wholeNumberIn } from '../../values/typed-number';

/** An enquiry is one page. */
export const ENQUIRY_STEP = 'enquiry';
const step = ENQUIRY_STEP;

export const LATEST_DAYS = 180;
const SPECIAL_MOST = 500;
const MOST_TEU = 100_000;
/** A price takes somebody at least so long. */
export const QUOTE_TAKES_MS = 7_200_000;

export const CURRENCIES = ['USD', 'CNY'] as const;
export const PRICED_BY = ['CTN', 'BL'] as const;
/** How the goods would like to travel; none means a full container. */
export const MODE_WISHES = ['FCL', 'TANK', 'FLEXI', 'DOM', 'RF', 'OOG'] as const;

/** What cools, and what is too large, is a box of its own type on the ships of full containers. */
const ORDERED_AS: Readonly<Record<string, 'TANK' | 'FLEXI' | 'DOM'>> = { TANK: 'TANK', FLEXI: 'FLEXI', DOM: 'DOM' };

/** In which mode an enquiry is answered, and becomes an order. */
export const orderedAs = (modeWish: string): 'FCL' | 'TANK' | 'FLEXI' | 'DOM' =>
  Object.hasOwn(ORDERED_AS, modeWish) ? (ORDERED_AS[modeWish] ?? 'FCL') : 'FCL';

/** From so many boxes a year on somebody else speaks about it, for months. */
const CONTRACT_TEU = 50;

type Wish = { targetPrice: string; annualVolume: string; modeWish: string };
const isWished =
  (...ways: readonly (typeof MODE_WISHES)[number][]) =>
  ({ modeWish }: Pick<Wish, 'modeWish'>): boolean =>
    ways.some((way) => way === modeWish);
const isPriced = ({ targetPrice }: Pick<Wish, 'targetPrice'>): boolean => targetPrice.trim() !== '';
export const isContract = ({ annualVolume }: Pick<Wish, 'annualVolume'>): boolean =>
  (wholeNumberIn(annualVolume) ?? 0) >= CONTRACT_TEU;

type Facts = { now: number };

/** What is wished for, which no order asks. */
export const WISH = partOf(
  {
    modeWish: choice(MODE_WISHES, { step }),
    loadTemp: number({ step, code: 'enqTemp', places: 1, least: -40, most: 100 }),
    density: number({ step, code: 'enqDensity', places: 4, least: 0.4, most: 3 }),
    setTemp: number({ step, need: true, code: 'enqTemp', places: 1, least: -35, most: 30 }),
    oogSize: text({ step, need: true, most: 60 }),
    withTax: tick({ step }),
    targetPrice: money({ step, code: 'targetPrice', least: 0 }),
    targetCurrency: choice(CURRENCIES, { step, need: true }),
    targetUnit: choice(PRICED_BY, { step, need: true }),
    quoteDeadline: moment({ step, need: true, code: 'deadline' }),
    cargoReadyDate: day({ step, code: 'enqReady' }),
    annualVolume: whole({ step, code: 'annualVolume', least: 0, most: MOST_TEU }),
    contractMonths: whole({ step, need: true, code: 'enqMonths', least: 1, most: 24 }),
    specialReq: text({ step, most: SPECIAL_MOST }),
  },
  {
    asks: {
      loadTemp: isWished('TANK', 'FLEXI'),
      density: isWished('TANK', 'FLEXI'),
      setTemp: isWished('RF'),
      oogSize: isWished('OOG'),
      withTax: isWished('DOM'),
      targetCurrency: isPriced,
      targetUnit: isPriced,
      contractMonths: isContract,
    },
    rules: {
      modeWish: ({ modeWish, isDanger }: Wish & Pick<GoodsBlock, 'isDanger'>) =>
        modeWish === 'FLEXI' && isDanger === 'Y' ? 'enqBagDanger' : null,
      quoteDeadline: ({ quoteDeadline }, { now }: Facts) =>
        (momentIn(quoteDeadline) ?? 0) > now + QUOTE_TAKES_MS ? null : 'deadline',
      cargoReadyDate: ({ cargoReadyDate }, { now }: Facts) => {
        const today = dayAt(now);
        return cargoReadyDate < today || cargoReadyDate > daysAfter(today, LATEST_DAYS) ? 'enqReady' : null;
      },
    },
  },
);
