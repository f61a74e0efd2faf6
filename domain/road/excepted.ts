/** Chapter 3.5: limits of an inner and an outer packaging, in millilitres or grams. */
const LIMITS = {
  E0: null,
  E1: { inner: 30, outer: 1000 },
  E2: { inner: 30, outer: 500 },
  E3: { inner: 30, outer: 300 },
  E4: { inner: 1, outer: 500 },
  E5: { inner: 1, outer: 300 },
} as const;

export type ExceptedCode = keyof typeof LIMITS;
export const EXCEPTED_CODES = Object.keys(LIMITS) as ExceptedCode[];

export const MOST_EXCEPTED_PACKAGES = 1000;

type Inner = { code: ExceptedCode; inner: number; count: number };

/** Reasons against excepted quantities in words, shared by the desk tool and the truck form. */
export const EXCEPTED_SAYS = {
  none: '例外数量不成立：{name}为 E0，不允许按例外数量',
  inner: '例外数量不成立：{name}每个内包装最多 {most} {unit}',
  outer: '例外数量不成立：一个外包装共 {of}，超过 {most}（毫升与克合计）',
  packages: '例外数量不成立：一辆车最多 {most} 件',
} as const;

export type ExceptedFit =
  | { kind: 'none'; row: number }
  | { kind: 'inner'; row: number; most: number }
  | { kind: 'outer'; most: number; of: number }
  | { kind: 'packages'; most: number }
  | { kind: 'fits'; most: number; of: number };

const summed = (rows: readonly Inner[]): number =>
  rows.reduce((sum, { inner, count }) => sum + Math.round(inner * 1000) * count, 0) / 1000;

/** Checks excepted quantities. The lowest outer limit holds for several codes in one outer packaging. */
export function exceptedFit(rows: readonly Inner[], packages: number): ExceptedFit {
  const limits = rows.map(({ code }) => LIMITS[code]);
  const none = limits.indexOf(null);
  if (none !== -1) return { kind: 'none', row: none };
  const most = Math.min(...limits.map((limit) => limit?.outer ?? 0));
  const over = rows.findIndex(({ inner }, at) => inner > (limits[at]?.inner ?? 0));
  if (over !== -1) return { kind: 'inner', row: over, most: limits[over]?.inner ?? 0 };
  const of = summed(rows);
  if (of > most) return { kind: 'outer', most, of };
  if (packages > MOST_EXCEPTED_PACKAGES) return { kind: 'packages', most: MOST_EXCEPTED_PACKAGES };
  return { kind: 'fits', most, of };
}
