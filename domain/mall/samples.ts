import { isContactPhone } from '../order/form/texts';
import { type Day, daysAfter } from '../values/days';
import { type Buyer, GATE_ANSWERS, gateAnswer, type GateAnswer, type Guarded } from './gate';

/** Asked for, granted by a person of the house, sent by a courier, received; or refused. */
export const SAMPLE_STATES = ['ASKED', 'APPROVED', 'SENT', 'RECEIVED', 'REFUSED'] as const;
export type SampleState = (typeof SAMPLE_STATES)[number];

/** The house has something to do with it. */
export const isSampleOpen = (state: SampleState): boolean => state === 'ASKED' || state === 'APPROVED';

export const SAMPLE_PREFIX = 'SP';

/** A buyer has so many samples of one product in any so many days; what was refused is none. */
export const MOST_SAMPLES = 2;
export const SAMPLE_WINDOW_DAYS = 365;

/** From which day a buyer may ask for one more, who asked on these days before. */
export function askableFrom(asked: readonly Day[], today: Day): Day {
  const [last] = asked.toSorted().slice(-MOST_SAMPLES);
  if (asked.length < MOST_SAMPLES || last === undefined) return today;
  const from = daysAfter(last, SAMPLE_WINDOW_DAYS);
  return from > today ? from : today;
}

/** How many more a buyer may ask for, who asked on these days before. */
export const samplesLeft = (asked: readonly Day[], today: Day): number =>
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

/** Where a sample is sent, and what it is for. */
export type SampleForm = { size: string; use: string; contact: string; phone: string; address: string };
export type SampleField = keyof SampleForm;

/** The fields that are not filled in as they must be, in the order in which they stand. */
export const sampleFaults = (form: SampleForm, sizes: readonly string[]): SampleField[] => [
  ...(sizes.includes(form.size) ? [] : ['size' as const]),
  ...(isWithin('use', form.use) ? [] : ['use' as const]),
  ...(isWithin('contact', form.contact) ? [] : ['contact' as const]),
  ...(isContactPhone(form.phone) ? [] : ['phone' as const]),
  ...(isWithin('address', form.address) ? [] : ['address' as const]),
];

/**
 * Whether it may be given to whoever asks, by what is sold to them: what is sold by enquiry alone is sent as well, and an
 * enterprise that nobody has verified yet waits for that.
 */
export function sampleGate(goods: Guarded, buyer: Buyer, today: Day): GateAnswer {
  // A few grams are within every limit of what is sold.
  const answer = gateAnswer({ ...goods, isPriced: true }, buyer, 0, today);
  return answer === 'BUY_AWAIT_VERIFY' ? 'VERIFY_FIRST' : answer;
}

/** Of one that was asked for, its product may have left the shelf since. */
export const SAMPLE_GATES = [...GATE_ANSWERS, 'GONE'] as const;
export type SampleGate = (typeof SAMPLE_GATES)[number];

/** What is sent to be tried, at what it costs in fen. */
export type OfferedSample = { fee: number; courier: number; sizes: readonly string[] };

/** A sample as whoever asked for it sees it. */
export type OwnSample = SampleForm &
  Pick<OfferedSample, 'fee' | 'courier'> & {
    sampleNo: string;
    product: { productId: string; nameCn: string; grade: string };
    askedAt: string;
    state: SampleState;
    /** Why it was refused. */
    reason: string | null;
    /** Courier and number of what was sent. */
    parcel: string | null;
  };

/** `gate`, `from`: whether and from which day whoever asks may have one of the product. */
export type SampleSheet = { gate: GateAnswer; today: Day; from: Day; records: readonly OwnSample[] };

/** All that a buyer has asked for of one product; how many more it may be, and from which day. */
export type ProductSamples = {
  product: OwnSample['product'];
  left: number;
  from: Day;
  records: readonly OwnSample[];
};

/** As many as are told, the last ones first. */
export const MOST_TOLD_SAMPLES = 100;

/** Why no more can be asked for now; null where it can. Of one product one waits to be decided about at a time. */
export function barredBy({ gate, today, from, records }: SampleSheet): 'GATE' | 'WAITING' | 'LIMIT' | null {
  if (gate !== 'BUY') return 'GATE';
  if (records.some(({ state }) => state === 'ASKED')) return 'WAITING';
  return from > today ? 'LIMIT' : null;
}
export type SampleBar = NonNullable<ReturnType<typeof barredBy>>;

/** What its owner does with a sample. */
export const SAMPLE_CHANGES = ['takeBack', 'receive'] as const;
export type SampleChange = (typeof SAMPLE_CHANGES)[number];

/** What is not decided can be taken back; what is on its way can be received. */
export const mayChange = (change: SampleChange, state: SampleState): boolean =>
  state === (change === 'takeBack' ? 'ASKED' : 'SENT');
