import type { Goods } from '../goods/dangerous-goods';
import { MODES, type BookingMode, type SearchField } from '../mode-ids';
import { daysAfter, isDay, type Day } from '../values/days';
import { isHomePort } from '../places/home-port';
import type { PickedFrom, Port, PortKind } from '../places/ports';
import { routePath } from '../routes';

export const searchFields = (mode: BookingMode): readonly SearchField[] => MODES[mode].searches ?? [];

/** Modes without places keep the ports for the next mode. */
export const modePlaceKind = (mode: BookingMode): PortKind => MODES[mode].places ?? 'port';

/** Domestic ports have their own list. */
export const portSource = (mode: BookingMode): PickedFrom => (MODES[mode].staysHome ? 'homePort' : modePlaceKind(mode));

export const isPlaceInMode = (mode: BookingMode, port: Port): boolean => !MODES[mode].staysHome || isHomePort(port);

export const BOX_TYPES = ['20GP', '40GP', '40HQ', '45HQ', '20RF', '40RH', '20OT', '40OT', '20FR', '40FR'] as const;
export type BoxType = (typeof BOX_TYPES)[number];
export const isBoxType = (text: string): text is BoxType => BOX_TYPES.some((type) => type === text);
export const MOST_BOXES = 50;

const BOX_ROW = /^([A-Z0-9]{4})\*(\d{1,2})$/;

/** Parses `40HQ*1,20GP*2`; unreadable entries are dropped. */
export const parseBoxRows = (text: string): { type: BoxType; count: number }[] =>
  text.split(',').flatMap((row) => {
    const [, type = '', typed = ''] = BOX_ROW.exec(row) ?? [];
    const count = Number(typed);
    return isBoxType(type) && count >= 1 && count <= MOST_BOXES ? [{ type, count }] : [];
  });

/** Box types of a mode, plus the chosen one even if unsupported. */
export const modeBoxTypes = (mode: BookingMode, chosen: BoxType): readonly BoxType[] => {
  const { boxTypes } = MODES[mode];
  return BOX_TYPES.filter((type) => boxTypes === undefined || boxTypes.includes(type) || type === chosen);
};

export type SearchForm = {
  org: Port | null;
  dst: Port | null;
  isDanger: 'Y' | 'N';
  goods: Goods | null;
  /** Empty for any day. */
  etd: string;
  boxType: BoxType;
  boxes: number;
};

export const blankSearch: SearchForm = {
  org: null,
  dst: null,
  isDanger: 'Y',
  goods: null,
  etd: '',
  boxType: '20GP',
  boxes: 1,
};

export type SearchFault = 'required' | 'same' | 'tooEarly' | 'tooLate' | 'outOfRange';
export type SearchFaults = Partial<Record<SearchField, SearchFault>>;

export const LATEST_DAYS = 180;

const RULES: Readonly<Record<SearchField, (form: SearchForm, today: Day | null) => SearchFault | null>> = {
  org: ({ org }) => (org ? null : 'required'),
  dst: ({ org, dst }) => {
    if (!dst) return 'required';
    return dst.code === org?.code ? 'same' : null;
  },
  goods: () => null,
  etd: ({ etd }, today) => {
    if (etd === '' || today === null) return null;
    if (!isDay(etd) || etd <= today) return 'tooEarly';
    return etd > daysAfter(today, LATEST_DAYS) ? 'tooLate' : null;
  },
  boxes: ({ boxes }) => (Number.isInteger(boxes) && boxes >= 1 && boxes <= MOST_BOXES ? null : 'outOfRange'),
};

export const searchFaults = (mode: BookingMode, form: SearchForm, today: Day | null): SearchFaults =>
  Object.fromEntries(
    searchFields(mode).flatMap((field) => {
      const fault = RULES[field](form, today);
      return fault ? [[field, fault]] : [];
    }),
  );

const DANGER = { always: 'Y', never: 'N' } as const;

/** Dangerous or not; a mode's fixed answer overrides the form. */
export const isSearchedAsDanger = (mode: BookingMode, { isDanger }: SearchForm): 'Y' | 'N' => {
  const { danger } = MODES[mode];
  return danger === 'ask' ? isDanger : DANGER[danger];
};

/** Value for the address: goods with a UN number stay dangerous even in modes that carry none. */
const declaredNature = (mode: BookingMode, form: SearchForm): 'Y' | 'N' =>
  MODES[mode].danger === 'never' && form.goods?.unNo ? 'Y' : isSearchedAsDanger(mode, form);

export function searchAddress(mode: BookingMode, form: SearchForm): string {
  const fields = searchFields(mode);
  const { org, dst, goods, etd, boxType, boxes } = form;
  const said: Record<SearchField, [string, string | null | undefined][]> = {
    org: [['org', org?.code]],
    dst: [['dst', dst?.code]],
    goods: [
      ['un', goods?.unNo],
      ['goods', goods?.nameCn],
      ['pg', goods?.packingGroup],
    ],
    etd: [['etd', etd]],
    boxes: [['box', `${boxType}*${boxes}`]],
  };
  const ports = fields.filter((field) => field === 'org' || field === 'dst').flatMap((field) => said[field]);
  const rest = fields.filter((field) => field !== 'org' && field !== 'dst').flatMap((field) => said[field]);
  const query = [...ports, ['d', declaredNature(mode, form)] as const, ...rest].flatMap(([key, value]) =>
    value ? [`${key}=${encodeURIComponent(value)}`] : [],
  );
  return `${routePath(MODES[mode].routes.search)}?${query.join('&')}`;
}
