import { isDay, type Day } from '../values/days';
import { momentIn, momentTyped } from '../values/moments';
import { numberIn } from '../values/typed-number';
import type { Bounds, Part, Query } from './part';

export type Wire = string | null | undefined;

/** What every part may say of itself. */
export type Common<TWire extends Wire, TTyped> = {
  word: string;
  /** Older or shorter words that are still read. */
  also?: readonly string[];
  /** Its name at the gateway, where that is another; null: the gateway is not asked it. */
  wire?: TWire;
  says?: string;
  label?: string;
  hint?: string;
  inBar?: boolean;
  ofGoods?: boolean;
  line?: (typed: TTyped) => string;
};

export const nothing = (): string => '';

/** The first of its words that an address says. */
export const spoken = (words: readonly string[], query: Query): string | undefined =>
  words.map((word) => query[word]).find((text) => text !== undefined);

/** What most parts leave out. */
export function common<TWire extends Wire, TTyped>({ word, also = [], wire, ...of }: Common<TWire, TTyped>) {
  return {
    words: [word, ...also],
    wire: wire as TWire,
    need: false,
    says: '',
    bounds: {},
    places: 0,
    shape: null,
    options: [],
    inBar: false,
    ofGoods: false,
    label: '',
    hint: '',
    called: {},
    trial: null,
    line: nothing,
    ...of,
  };
}

/** What is typed as it is said: codes, names, days, choices. */
export const asTyped = <TValue>() => ({ read: (typed: TValue) => typed, shown: (said: TValue) => said });

/** A field that is empty holds nothing. */
const inField = {
  field: (typed: string | null): string => typed ?? '',
  entered: (text: string): string | null => text || null,
};

/** A code of fixed shape: a port, a city, a number of the United Nations. */
export function code<const TWire extends Wire = undefined, const TNeed extends boolean = false>({
  shape,
  need,
  ...of
}: Common<TWire, string | null> & { shape: RegExp; need?: TNeed }): Part<
  string | null,
  TNeed extends true ? string : string | null,
  TWire
> {
  type Value = TNeed extends true ? string : string | null;
  const all = common(of);
  return {
    ...all,
    ...inField,
    kind: 'code',
    shape,
    need: need ?? false,
    usual: null,
    // Where it is needed nobody is asked without it.
    unsaid: null as Value,
    typed: (query) => spoken(all.words, query)?.match(shape)?.[0] ?? null,
    written: (typed) => typed,
    read: (typed) => (need && typed === null ? undefined : (typed as Value)),
    shown: (said) => said,
  };
}

/** Words of a person, cut where no name is longer. */
export function name<const TWire extends Wire = undefined>({
  most,
  ...of
}: Common<TWire, string | null> & { most: number }): Part<string | null, string | null, TWire> {
  const all = common(of);
  return {
    ...all,
    ...asTyped<string | null>(),
    ...inField,
    kind: 'name',
    bounds: { most },
    usual: null,
    unsaid: null,
    typed: (query) => spoken(all.words, query)?.trim().slice(0, most) || null,
    written: (typed) => typed,
  };
}

export function day<const TWire extends Wire = undefined>(
  of: Common<TWire, Day | null>,
): Part<Day | null, Day | null, TWire> {
  const all = common(of);
  const dayIn = (text = ''): Day | null => (isDay(text) ? text : null);
  return {
    ...all,
    ...asTyped<Day | null>(),
    ...inField,
    kind: 'day',
    usual: null,
    unsaid: null,
    typed: (query) => dayIn(spoken(all.words, query)),
    written: (typed) => typed,
    entered: dayIn,
  };
}

/** A day and an hour, as they are typed by the clock of China: `2026-12-05T18:00`. */
export function moment<const TWire extends Wire = undefined>(
  of: Common<TWire, string | null>,
): Part<string | null, string | null, TWire> {
  const all = common(of);
  const momentTypedIn = (text = ''): string | null => {
    const at = momentIn(text);
    return at === null ? null : momentTyped(at);
  };
  return {
    ...all,
    ...asTyped<string | null>(),
    ...inField,
    kind: 'moment',
    usual: null,
    unsaid: null,
    typed: (query) => momentTypedIn(spoken(all.words, query)),
    written: (typed) => typed,
    entered: momentTypedIn,
  };
}

/** No number of an address is longer. */
const LONGEST_NUMBER = 12;

export const isWithin = (value: number, { least = -Infinity, over = -Infinity, most = Infinity }: Bounds): boolean =>
  value >= least && value > over && value <= most;

type Numeric<TWire extends Wire, TNeed extends boolean> = Common<TWire, string> & {
  bounds: Bounds;
  need?: TNeed;
  trial?: string;
  /** Where nobody has said it this stands in its place, and is sent. */
  begins?: string;
};

/** With so many decimals at most. */
export function number<const TWire extends Wire = undefined, const TNeed extends boolean = false>({
  places,
  bounds,
  need,
  trial,
  begins = '',
  ...of
}: Numeric<TWire, TNeed> & { places: number }): Part<string, TNeed extends true ? number : number | null, TWire> {
  type NumberValue = TNeed extends true ? number : number | null;
  const all = common(of);
  return {
    ...all,
    places,
    bounds,
    trial: trial ?? null,
    kind: places === 0 ? 'whole' : 'number',
    need: need ?? false,
    usual: begins,
    // Where it is needed nobody is asked without it.
    unsaid: null as NumberValue,
    typed: (query) => spoken(all.words, query)?.slice(0, LONGEST_NUMBER).trim() ?? begins,
    written: (typed) => (typed === '' && begins === '' ? null : typed),
    read(typed) {
      if (typed === '') return need ? undefined : (null as NumberValue);
      const value = numberIn(typed, places);
      return value !== null && isWithin(value, bounds) ? value : undefined;
    },
    shown: (said) => (typeof said === 'number' ? String(said) : ''),
    field: (typed) => typed,
    entered: (text) => text.normalize('NFKC').trim(),
  };
}

export const whole = <const TWire extends Wire = undefined, const TNeed extends boolean = false>(
  of: Numeric<TWire, TNeed>,
) => number({ ...of, places: 0 });
