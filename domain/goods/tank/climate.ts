/** The coldest air on a line in winter, in degrees: planning figures. A line that is missing is not known. */
const WINTER_C: Readonly<Record<string, number>> = {
  近洋: -5,
  欧洲: -10,
  地中海: 0,
  北美西: 0,
  '北美东/美湾': -10,
  东南亚: 20,
  印巴: 12,
  中东: 12,
  南美东: 10,
  非洲: 10,
  澳新: 8,
};
const OTHER_C = 10;
const WINTER: readonly number[] = [11, 12, 1, 2, 3];
/** What freezes this little below the coldest air is heated. */
export const FREEZE_MARGIN_C = 5;

const monthOf = (day: string): number => Number(day.slice(5, 7));

/** The coldest air between two days; null for a line of which nobody has told. */
export function coldestOn(line: string, days: readonly string[]): number | null {
  const winter = WINTER_C[line];
  if (winter === undefined) return null;
  return days.some((day) => WINTER.includes(monthOf(day))) ? winter : OTHER_C;
}

export const mayFreeze = (freezeC: number, coldestC: number): boolean => freezeC + FREEZE_MARGIN_C > coldestC;
