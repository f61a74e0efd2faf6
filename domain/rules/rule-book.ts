import type { FaultCode, FaultValues, FaultCheck } from './fault';
import type { Finding } from './finding';
import type { RulesInWords } from './in-words';

/** Result of a rule: false, or the values for its message. */
type RuleResult = FaultValues | boolean | null | undefined;
type When<TAsked> = (asked: TAsked) => RuleResult;
type Conditions<TAsked, TCode extends string> = Readonly<Record<TCode, When<TAsked>>>;

type RuleBook<TAsked, TCode extends string> = {
  codes: TCode[];
  judge(asked: TAsked): Finding<TCode>[];
  under(field: string, asked: TAsked): FaultCheck;
};

const NOTHING: FaultValues = {};
const faultValues = (found: RuleResult): FaultValues | null => (found === true ? NOTHING : found || null);

/** Conditions of rules, in display order. List and form share them, so neither promises a thing the other refuses. */
export function ruleBook<TAsked, TCode extends string>(
  { rows, found }: RulesInWords<TCode>,
  conditions: Partial<Conditions<TAsked, TCode>>,
): RuleBook<TAsked, TCode> {
  const all = Object.entries(conditions) as [TCode, When<TAsked>][];
  const judged = (rules: typeof all, asked: TAsked): Finding<TCode>[] =>
    rules.flatMap(([code, when]) => {
      const given = faultValues(when(asked));
      return given === null ? [] : [found(code, { ...given })];
    });
  return {
    codes: all.map(([code]) => code),
    judge: (asked) => judged(all, asked),
    under(field, asked) {
      const [first] = judged(
        all.filter(([code]) => rows[code][3] === field && rows[code][1] !== 'PASS'),
        asked,
      );
      if (!first) return null;
      const code = first.code as FaultCode;
      return Object.keys(first.given).length === 0 ? code : [code, first.given];
    },
  };
}

/**
 * Rules that share one evaluation: computed once per question, each rule picks its part. A question must not change
 * after it was judged.
 */
export function sharedConditions<TAsked extends object, TCode extends string>(
  codes: readonly TCode[],
  look: (asked: TAsked) => Readonly<Partial<Record<TCode, FaultValues>>>,
): Conditions<TAsked, TCode> {
  const seen = new WeakMap<TAsked, ReturnType<typeof look>>();
  function lookAt(asked: TAsked) {
    const had = seen.get(asked) ?? look(asked);
    seen.set(asked, had);
    return had;
  }
  return Object.fromEntries(codes.map((code) => [code, (asked: TAsked) => lookAt(asked)[code]])) as Conditions<
    TAsked,
    TCode
  >;
}
