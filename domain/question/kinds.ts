import { isDay, type Day } from '../values/days';
import { parseMoment, momentTyped } from '../values/moments';
import { parseNumber } from '../values/typed-number';
import type { Bounds, QuestionPart, Query } from './part';

export type WireName = string | null | undefined;

export type CommonPart<TWire extends WireName, TTyped> = {
  word: string;
  /** Older or shorter parameters that are still read. */
  also?: readonly string[];
  /** Name on the wire, when it differs; null: not sent. */
  wire?: TWire;
  says?: string;
  label?: string;
  hint?: string;
  inBar?: boolean;
  ofGoods?: boolean;
  line?: (typed: TTyped) => string;
};

export const emptyText = (): string => '';

export const firstNamed = (words: readonly string[], query: Query): string | undefined =>
  words.map((word) => query[word]).find((text) => text !== undefined);

export function commonPart<TWire extends WireName, TTyped>({
  word,
  also = [],
  wire,
  ...of
}: CommonPart<TWire, TTyped>) {
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
    line: emptyText,
    ...of,
  };
}

/** Typed form and value are the same: codes, names, days, choices. */
export const asTyped = <TValue>() => ({ read: (typed: TValue) => typed, shown: (said: TValue) => said });

const inField = {
  field: (typed: string | null): string => typed ?? '',
  entered: (text: string): string | null => text || null,
};

/** A code of fixed shape: a port, a city, a UN number. */
export function codePart<const TWire extends WireName = undefined, const TNeed extends boolean = false>({
  shape,
  need,
  ...of
}: CommonPart<TWire, string | null> & { shape: RegExp; need?: TNeed }): QuestionPart<
  string | null,
  TNeed extends true ? string : string | null,
  TWire
> {
  type Value = TNeed extends true ? string : string | null;
  const all = commonPart(of);
  return {
    ...all,
    ...inField,
    kind: 'code',
    shape,
    need: need ?? false,
    usual: null,
    // A required part never sends null.
    unsaid: null as Value,
    typed: (query) => firstNamed(all.words, query)?.match(shape)?.[0] ?? null,
    written: (typed) => typed,
    read: (typed) => (need && typed === null ? undefined : (typed as Value)),
    shown: (said) => said,
  };
}

/** Free text, cut at the longest name. */
export function namePart<const TWire extends WireName = undefined>({
  most,
  ...of
}: CommonPart<TWire, string | null> & { most: number }): QuestionPart<string | null, string | null, TWire> {
  const all = commonPart(of);
  return {
    ...all,
    ...asTyped<string | null>(),
    ...inField,
    kind: 'name',
    bounds: { most },
    usual: null,
    unsaid: null,
    typed: (query) => firstNamed(all.words, query)?.trim().slice(0, most) || null,
    written: (typed) => typed,
  };
}

export function dayPart<const TWire extends WireName = undefined>(
  of: CommonPart<TWire, Day | null>,
): QuestionPart<Day | null, Day | null, TWire> {
  const all = commonPart(of);
  const dayIn = (text = ''): Day | null => (isDay(text) ? text : null);
  return {
    ...all,
    ...asTyped<Day | null>(),
    ...inField,
    kind: 'day',
    usual: null,
    unsaid: null,
    typed: (query) => dayIn(firstNamed(all.words, query)),
    written: (typed) => typed,
    entered: dayIn,
  };
}

/** Day and hour in China time: `2026-12-05T18:00`. */
export function momentPart<const TWire extends WireName = undefined>(
  of: CommonPart<TWire, string | null>,
): QuestionPart<string | null, string | null, TWire> {
  const all = commonPart(of);
  const momentTypedIn = (text = ''): string | null => {
    const at = parseMoment(text);
    return at === null ? null : momentTyped(at);
  };
  return {
    ...all,
    ...asTyped<string | null>(),
    ...inField,
    kind: 'moment',
    usual: null,
    unsaid: null,
    typed: (query) => momentTypedIn(firstNamed(all.words, query)),
    written: (typed) => typed,
    entered: momentTypedIn,
  };
}

const LONGEST_NUMBER = 12;

export const isWithin = (value: number, { least = -Infinity, over = -Infinity, most = Infinity }: Bounds): boolean =>
  value >= least && value > over && value <= most;

type Numeric<TWire extends WireName, TNeed extends boolean> = CommonPart<TWire, string> & {
  bounds: Bounds;
  need?: TNeed;
  trial?: string;
  /** Default that is displayed and sent without input. */
  begins?: string;
};

export function numberPart<const TWire extends WireName = undefined, const TNeed extends boolean = false>({
  places,
  bounds,
  need,
  trial,
  begins = '',
  ...of
}: Numeric<TWire, TNeed> & { places: number }): QuestionPart<
  string,
  TNeed extends true ? number : number | null,
  TWire
> {
  type NumberValue = TNeed extends true ? number : number | null;
  const all = commonPart(of);
  return {
    ...all,
    places,
    bounds,
    trial: trial ?? null,
    kind: places === 0 ? 'whole' : 'number',
    need: need ?? false,
    usual: begins,
    // A required part never sends null.
    unsaid: null as NumberValue,
    typed: (query) => firstNamed(all.words, query)?.slice(0, LONGEST_NUMBER).trim() ?? begins,
    written: (typed) => (typed === '' && begins === '' ? null : typed),
    read(typed) {
      if (typed === '') return need ? undefined : (null as NumberValue);
      const value = parseNumber(typed, places);
      return value !== null && isWithin(value, bounds) ? value : undefined;
    },
    shown: (said) => (typeof said === 'number' ? String(said) : ''),
    field: (typed) => typed,
    entered: (text) => text.normalize('NFKC').trim(),
  };
}

export const wholeNumber = <const TWire extends WireName = undefined, const TNeed extends boolean = false>(
  of: Numeric<TWire, TNeed>,
) => numberPart({ ...of, places: 0 });
