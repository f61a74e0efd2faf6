import { addressIn } from '../../offer/address-query';
import { BORDER_CODES, readBorder, RAIL_LINES, type BorderCode, type RailLine } from './corridor';
import { PLATFORM_CODES, RAIL_WAYS, type PlatformCode, type RailWay } from './ways';

/** Longest part of an unknown line name that is shown. */
const LONGEST_WORD = 20;

export type RailBoard = { line: RailLine | null; border: BorderCode | null; platform: PlatformCode | null };

/** Timetable opened by an address; null when none. `unknown`: a line name that does not exist. */
export function readRailBoard(search: string): (RailBoard & { unknown: string | null }) | null {
  const { line: typed = '', border: over, by } = addressIn(search);
  const word = typed.trim().slice(0, LONGEST_WORD);
  const line = RAIL_LINES.find((one) => one === word) ?? null;
  const border = readBorder(over);
  if (word === '' && border === null) return null;
  const platform = PLATFORM_CODES.find((code) => code === by) ?? null;
  return { line, border, platform, unknown: word !== '' && line === null ? word : null };
}

export function boardAddress(path: string, { line, border, platform }: Partial<RailBoard>): string {
  const words = Object.entries({ line, border, by: platform }).flatMap(([key, value]) =>
    value ? [`${key}=${encodeURIComponent(value)}`] : [],
  );
  return words.length === 0 ? path : `${path}?${words.join('&')}`;
}

const isAny = <TCode>(chosen: TCode | null, code: TCode): boolean => chosen === null || chosen === code;

export const boardRoutes = ({ line, border, platform }: RailBoard): RailWay[] =>
  RAIL_WAYS.filter((way) => isAny(line, way.line) && isAny(border, way.border) && isAny(platform, way.platform));

export const boardChoices = (board: RailBoard) => ({
  borders: BORDER_CODES.filter((border) => boardRoutes({ ...board, border }).length > 0),
  platforms: PLATFORM_CODES.filter((platform) => boardRoutes({ ...board, platform }).length > 0),
});

export const alongWay = (path: string, { org, dst }: Pick<RailWay, 'org' | 'dst'>): string =>
  `${path}?org=${org}&dst=${dst}&d=N`;
