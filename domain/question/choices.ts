import { asTyped, commonPart, emptyText, firstNamed, type CommonPart, type WireName } from './kinds';
import type { QuestionPart } from './part';

type Spelt<TOption extends string> = {
  /** Address spelling, when it differs from the codes. */
  spelt?: Readonly<Record<TOption, string>>;
  /** Written to the address even when usual. */
  always?: boolean;
  called?: Readonly<Record<TOption, string>>;
};

/** One of a few codes; without input null or the usual one. */
export function choice<
  const TOption extends string,
  const TUsual extends TOption | null = null,
  const TWire extends WireName = undefined,
>(
  options: readonly TOption[],
  {
    usual,
    spelt,
    called,
    always = false,
    ...of
  }: CommonPart<TWire, TOption | TUsual> & Spelt<NoInfer<TOption>> & { usual?: TUsual },
): QuestionPart<TOption | TUsual, TOption | TUsual, TWire> {
  const all = commonPart(of);
  const none = (usual ?? null) as TUsual;
  const word = (option: TOption): string => spelt?.[option] ?? option;
  return {
    ...all,
    ...asTyped<TOption | TUsual>(),
    kind: 'choice',
    options,
    called: called ?? {},
    usual: none,
    unsaid: none,
    typed(query) {
      const text = firstNamed(all.words, query);
      return options.find((option) => word(option) === text) ?? none;
    },
    written: (typed) => (typed === null || (typed === none && !always) ? null : word(typed)),
    field: (typed) => typed ?? '',
    entered: (text) => options.find((option) => option === text) ?? none,
  };
}

export function yesPart<const TWire extends WireName = undefined>({
  usual,
  called,
  ...of
}: CommonPart<TWire, boolean> & { usual: boolean; called?: Readonly<Record<'Y' | 'N', string>> }): QuestionPart<
  boolean,
  boolean,
  TWire
> {
  const all = commonPart(of);
  const other = usual ? 'N' : 'Y';
  return {
    ...all,
    ...asTyped<boolean>(),
    kind: 'yes',
    options: usual ? ['Y', 'N'] : ['N', 'Y'],
    called: called ?? {},
    usual,
    unsaid: usual,
    typed: (query) => (firstNamed(all.words, query) === other ? !usual : usual),
    written: (typed) => (typed === usual ? null : other),
    field: (typed) => (typed ? 'Y' : 'N'),
    entered: (text) => text === 'Y',
  };
}

/** Amounts without input: they start with a trial value, which no order takes over. */
export function untoldPart<TName extends string>(
  amounts: Readonly<Record<TName, QuestionPart>>,
): QuestionPart<TName[], TName[], undefined> {
  const names = Object.keys(amounts) as TName[];
  return {
    ...commonPart<undefined, TName[]>({ word: '' }),
    ...asTyped<TName[]>(),
    kind: 'untold',
    words: [],
    options: names,
    usual: names,
    unsaid: [],
    typed: (query) => names.filter((one) => firstNamed(amounts[one].words, query) === undefined),
    written: () => null,
    field: emptyText,
    entered: () => names,
  };
}
