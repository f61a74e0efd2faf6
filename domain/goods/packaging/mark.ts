import { parseMoment } from '../../values/moments';
import type { PackingGroup } from '../dangerous-goods';
import { findPackKind } from './kinds';
import { DAY_MS } from '../../values/spans';

/** UN mark of a packaging, IMDG 6.1.3, 6.5.2 and 6.6.3. */
export type PackMark = {
  code: string;
  letter: 'X' | 'Y' | 'Z';
  /** Largest density of a liquid; null when the mark is for solids or inner packagings. */
  density: number | null;
  /** Largest gross weight; null when the mark is for liquids and gives none. */
  grossKg: number | null;
  isForSolids: boolean;
  isIbc: boolean;
  /** Hydraulic test pressure; null when not for liquids or not given. */
  kPa: number | null;
  /** Approving authority and manufacturer; null if not on the mark. */
  state: string;
  maker: string | null;
  year: number;
  /** 1 to 12; null when the mark gives only the year. */
  month: number | null;
};

const MAKER = String.raw`[A-Z0-9+\u4e00-\u9fff :.\-/]+`;
const CODE = '[1-6][A-DF-HL-NP]{1,2}[1-5]?';
const SMALL = new RegExp(
  String.raw`^UN (?<code>${CODE})(?<mod>[VTW]?)/(?<letter>[XYZ])(?<num>\d+(?:\.\d)?)?/(?<tried>S|\d{2,4})/(?<yy>\d{2})/(?<state>[A-Z]{1,3})(?:/(?<maker>${MAKER}))?$`,
);
const LARGE = new RegExp(
  String.raw`^UN (?<code>(?:11|13|21|31|50|51)[A-DF-HL-NZ]{1,2}[1-5]?)[VTW]?/(?<letter>[XYZ])/(?<mm>0[1-9]|1[0-2]) ?(?<yy>\d{2})/(?<state>[A-Z]{1,3})/(?<maker>${MAKER})/\d+/(?<most>\d+)$`,
);

/** Density assumed when the mark gives none. */
const USUAL_DENSITY = 1.2;
const DENSEST = 9.9;
const LONGEST = 80;

/** Normalises typing: `un1a1 /y1.4…` is the same mark. */
const tidy = (typed: string): string =>
  typed
    .slice(0, LONGEST + 1)
    .normalize('NFKC')
    .toUpperCase()
    .trim()
    .replaceAll(/\s*\/\s*/g, '/')
    .replace(/^UN\s*(?=\d)/, 'UN ');

type Parts = Readonly<Record<string, string | undefined>>;

function readSmallMark({ code = '', mod = '', letter, num, tried, yy, state = '', maker }: Parts): PackMark | null {
  const [isForSolids, value] = [tried === 'S', num === undefined ? null : Number(num)];
  if (mod === 'V' && !/^[14]/.test(code)) return null;
  if (isForSolids && (value === null || (num?.includes('.') && value < 10))) return null;
  if (!isForSolids && (/^[45]/.test(code) || (value ?? 0) > DENSEST)) return null;
  return {
    code,
    letter: letter as PackMark['letter'],
    density: isForSolids ? null : (value ?? USUAL_DENSITY),
    grossKg: isForSolids ? value : null,
    isForSolids,
    isIbc: false,
    kPa: isForSolids ? null : Number(tried),
    state,
    maker: maker ?? null,
    year: 2000 + Number(yy),
    month: null,
  };
}

const readLargeMark = ({ code = '', letter, mm, yy, most, state = '', maker }: Parts): PackMark => ({
  code,
  letter: letter as PackMark['letter'],
  density: null,
  grossKg: Number(most),
  isForSolids: false,
  isIbc: true,
  kPa: null,
  state,
  maker: maker ?? null,
  year: 2000 + Number(yy),
  month: Number(mm),
});

/** Null when the text has no mark format. */
export function readPackMark(typed: string): PackMark | null {
  const text = tidy(typed);
  if (text.length > LONGEST) return null;
  const large = LARGE.exec(text)?.groups;
  const small = large ? undefined : SMALL.exec(text)?.groups;
  const mark = large ? readLargeMark(large) : small ? readSmallMark(small) : null;
  return mark && findPackKind(mark.code) ? mark : null;
}

const GROUPS: Readonly<Record<PackMark['letter'], readonly PackingGroup[]>> = {
  X: ['I', 'II', 'III'],
  Y: ['II', 'III'],
  Z: ['III'],
};

export const markGroups = ({ letter }: Pick<PackMark, 'letter'>): readonly PackingGroup[] => GROUPS[letter];

const YEAR = 365.25 * DAY_MS;
const two = (count: number): string => String(count).padStart(2, '0');

/** Minimum age in years: a year alone may mean its last day. */
export const markAgeYears = ({ year, month }: PackMark, now: number): number =>
  (now - (parseMoment(month === null ? `${year}-12-31T00:00Z` : `${year}-${two(month)}-01T00:00Z`) ?? now)) / YEAR;
