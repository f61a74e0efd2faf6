/**
 * Shape of data on the wire, declared once: its type is `Is<typeof SHAPE>`, and `contract/wire/shape-wire.ts` makes the
 * schema from it. A shape is plain data, so trade rules need no library for it.
 */
export type Shape<TValue = unknown> = Plain & { readonly is?: TValue };

type Plain =
  | { kind: 'number' | 'whole' | 'yes' | 'day' }
  | { kind: 'text'; most?: number }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'list' | 'record' | 'maybe'; of: Shape }
  /** A record stored before this field existed reads as `was`. */
  | { kind: 'since'; of: Shape; was: unknown }
  /** Missing when absent. */
  | { kind: 'leftOut'; of: Shape }
  | { kind: 'object'; parts: Parts }
  | { kind: 'either'; of: readonly Shape[] }
  | { kind: 'variants'; by: string; of: readonly Shape[] };

export type Parts = Readonly<Record<string, Shape>>;
type LeftOut<TValue> = Shape<TValue> & { kind: 'leftOut' };

export type Is<TShape extends Shape> = NonNullable<Pick<TShape, 'is'>>['is'] extends infer TValue
  ? Exclude<TValue, undefined>
  : never;

type LeftOutIn<TParts extends Parts> = {
  [TName in keyof TParts]: TParts[TName] extends { kind: 'leftOut' } ? TName : never;
}[keyof TParts];

type Whole<TParts extends Parts> = [LeftOutIn<TParts>] extends [never]
  ? { -readonly [TName in keyof TParts]: Is<TParts[TName]> }
  : { -readonly [TName in keyof Omit<TParts, LeftOutIn<TParts>>]: Is<TParts[TName]> } & {
      -readonly [TName in LeftOutIn<TParts>]?: Is<TParts[TName]>;
    };

export const text: Shape<string> = { kind: 'text' };
export const textShape = (most: number): Shape<string> => ({ kind: 'text', most });
export const num: Shape<number> = { kind: 'number' };
export const whole: Shape<number> = { kind: 'whole' };
export const yes: Shape<boolean> = { kind: 'yes' };
/** `2026-12-02`. */
export const day: Shape<string> = { kind: 'day' };

export const choiceShape = <const TOption extends string>(options: readonly TOption[]): Shape<TOption> => ({
  kind: 'choice',
  options,
});
export const listShape = <TValue>(of: Shape<TValue>): Shape<TValue[]> => ({ kind: 'list', of });
/** A readonly list: it may be a constant table of the trade. */
export const table = <TValue>(of: Shape<TValue>): Shape<readonly TValue[]> => ({ kind: 'list', of });
export const record = <TValue>(of: Shape<TValue>): Shape<Record<string, TValue>> => ({ kind: 'record', of });
export const maybe = <TValue>(of: Shape<TValue>): Shape<TValue | null> => ({ kind: 'maybe', of });
export const since = <TValue>(of: Shape<TValue>, was: NoInfer<TValue>): Shape<TValue> => ({ kind: 'since', of, was });
export const shape = <const TParts extends Parts>(parts: TParts): Shape<Whole<TParts>> & { parts: TParts } => ({
  kind: 'object',
  parts,
});

export const leftOut = <TValue>(of: Shape<TValue>): LeftOut<TValue> => ({ kind: 'leftOut', of });

export const each = <const TKey extends string, TValue>(keys: readonly TKey[], of: Shape<TValue>) =>
  ({ kind: 'object', parts: Object.fromEntries(keys.map((key) => [key, of])) }) as Shape<Record<TKey, TValue>>;

export const some = <const TKey extends string, TValue>(keys: readonly TKey[], of: Shape<TValue>) =>
  ({
    kind: 'object',
    parts: Object.fromEntries(keys.map((key) => [key, leftOut(of)])),
  }) as Shape<Partial<Record<TKey, TValue>>>;

export const either = <const TShapes extends readonly Shape[]>(...of: TShapes): Shape<Is<TShapes[number]>> => ({
  kind: 'either',
  of,
});

export const only = <const TWord extends string>(word: TWord): Shape<TWord> => ({ kind: 'choice', options: [word] });

/** Discriminated union by the part `by`. */
export const variants = <const TShapes extends readonly Shape[]>(
  by: string,
  ...of: TShapes
): Shape<Is<TShapes[number]>> => ({ kind: 'variants', by, of });
