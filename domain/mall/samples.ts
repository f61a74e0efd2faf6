import { isContactPhone } from '../order/form/texts';
import { type Day, daysAfter } from '../values/days';
import {
  type Buyer,
  PURCHASE_VERDICTS,
  purchaseVerdict,
  type PurchaseVerdict,
  type GuardedGoods,
} from './purchase-right';
import type { Is } from '../shape/is';
import type { ownSample, sheet, productSamples } from './samples-shape';
import type { offeredSample } from './sheet-shape';

export const SAMPLE_STATES = ['ASKED', 'APPROVED', 'SENT', 'RECEIVED', 'REFUSED'] as const;
export type SampleState = (typeof SAMPLE_STATES)[number];

export const isSampleOpen = (state: SampleState): boolean => state === 'ASKED' || state === 'APPROVED';

export const SAMPLE_PREFIX = 'SP';

/** Samples of one product per buyer within the window; refused ones do not count. */
export const MOST_SAMPLES = 2;
export const SAMPLE_WINDOW_DAYS = 365;

/** First day a buyer may request another sample, from earlier request days. */
export function nextSampleDay(asked: readonly Day[], today: Day): Day {
  const [last] = asked.toSorted().slice(-MOST_SAMPLES);
  if (asked.length < MOST_SAMPLES || last === undefined) return today;
  const from = daysAfter(last, SAMPLE_WINDOW_DAYS);
  return from > today ? from : today;
}

export const countSamplesLeft = (asked: readonly Day[], today: Day): number =>
  Math.max(0, MOST_SAMPLES - asked.filter((day) => daysAfter(day, SAMPLE_WINDOW_DAYS) > today).length);

export const SAMPLE_TEXTS = {
  use: { least: 10, most: 200 },
  contact: { least: 2, most: 20 },
  address: { least: 8, most: 100 },
} as const;
export type SampleText = keyof typeof SAMPLE_TEXTS;

const isWithin = (field: SampleText, typed: string): boolean => {
  const { length } = typed.trim();
  return length >= SAMPLE_TEXTS[field].least && length <= SAMPLE_TEXTS[field].most;
};

export type SampleForm = { size: string; use: string; contact: string; phone: string; address: string };
export type SampleField = keyof SampleForm;

export const sampleFaults = (form: SampleForm, sizes: readonly string[]): SampleField[] => [
  ...(sizes.includes(form.size) ? [] : ['size' as const]),
  ...(isWithin('use', form.use) ? [] : ['use' as const]),
  ...(isWithin('contact', form.contact) ? [] : ['contact' as const]),
  ...(isContactPhone(form.phone) ? [] : ['phone' as const]),
  ...(isWithin('address', form.address) ? [] : ['address' as const]),
];

/**
 * Purchase check for a sample. Goods sold by enquiry can be sampled too, and an unverified enterprise must wait for
 * verification.
 */
export function sampleVerdict(goods: GuardedGoods, buyer: Buyer, today: Day): PurchaseVerdict {
  // A few grams are below every purchase limit.
  const answer = purchaseVerdict({ ...goods, isPriced: true }, buyer, 0, today);
  return answer === 'BUY_AWAIT_VERIFY' ? 'VERIFY_FIRST' : answer;
}

/** `GONE`: the product of a requested sample is no longer sold. */
export const SAMPLE_VERDICTS = [...PURCHASE_VERDICTS, 'GONE'] as const;
export type SampleVerdict = (typeof SAMPLE_VERDICTS)[number];

/** Costs in fen. */
export type OfferedSample = Is<typeof offeredSample>;

export type OwnSample = Is<typeof ownSample>;

/** `gate`, `from`: the user may request a sample of the product or not, and from which day. */
export type SampleSheet = Is<typeof sheet>;

export type ProductSamples = Is<typeof productSamples>;

export const MOST_TOLD_SAMPLES = 100;

/** Reason that blocks a request; null when allowed. One sample per product may wait for a decision. */
export function sampleBarrier({ gate, today, from, records }: SampleSheet): 'GATE' | 'WAITING' | 'LIMIT' | null {
  if (gate !== 'BUY') return 'GATE';
  if (records.some(({ state }) => state === 'ASKED')) return 'WAITING';
  return from > today ? 'LIMIT' : null;
}
export type SampleBar = NonNullable<ReturnType<typeof sampleBarrier>>;

export const SAMPLE_CHANGES = ['takeBack', 'receive'] as const;
export type SampleChange = (typeof SAMPLE_CHANGES)[number];

/** An undecided request can be withdrawn; a sent sample can be received. */
export const mayChange = (change: SampleChange, state: SampleState): boolean =>
  state === (change === 'takeBack' ? 'ASKED' : 'SENT');
