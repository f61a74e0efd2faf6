import { readHandover } from '../../desk/handed';
import type { ToolId, ToolEntries } from '../../desk/tool';
import { findTankType } from '../../goods/tank/types';
import { POURED_TYPES, TANK_CODES, type AskedBoxType } from './asked-boxes';
import { sizesTyped, sizesWritten } from '../../offer/piece-sizes';
import { BOX_TYPES, isBoxType, type SearchForm } from '../../offer/search';
import type { PortKind } from '../../places/ports';
import { kgOfTons, parseNumber } from '../../values/typed-number';
import { offeredBoxTypes } from './boxes';
import type { EnquiryForm } from './enquiry';
import { MODE_WISHES } from './ways';
import { wishPlaceKind } from './wish';

type Change = (typed: ToolEntries, form: EnquiryForm) => Partial<EnquiryForm>;

const DAY = 10;

/** Tank type for a fleet tank; the usual one when unknown. */
const askedTank = (type: string): AskedBoxType => {
  const tCode = findTankType(type)?.tCode ?? '';
  return POURED_TYPES.find((one) => TANK_CODES[one].includes(tCode)) ?? '20TK';
};

const heavy = ({ goods }: EnquiryForm, tons: string | undefined): Partial<EnquiryForm> => {
  const amount = parseNumber(tons ?? '', 3);
  const [row, ...others] = goods;
  return row && amount !== null ? { goods: [{ ...row, grossKg: String(kgOfTons(amount)) }, ...others] } : {};
};

const WISHES: Readonly<Partial<Record<ToolId, Change>>> = {
  tank: ({ tf = '', q, ty = '' }, form) => ({
    modeWish: 'TANK',
    loadTemp: tf,
    boxes: [{ type: askedTank(ty), count: '1' }],
    ...heavy(form, q),
  }),
  bag: ({ d, rho = '', t = '', q }, form) =>
    d === 'N'
      ? {
          modeWish: 'FLEXI',
          boxes: [{ type: 'FLEXI', count: '1' }],
          isDanger: 'N',
          density: rho,
          loadTemp: t,
          ...heavy(form, q),
        }
      : {},
  cut: ({ etd = '' }) => ({ etd: etd.slice(0, DAY) }),
  dem: ({ d, box = '', qty = '' }) => ({
    ...((d === 'Y' || d === 'N') && { isDanger: d }),
    ...(isBoxType(box) && qty !== '' && { boxes: [{ type: box, count: qty }] }),
  }),
};

export function applyHandedWishes(form: EnquiryForm, from: string): EnquiryForm {
  const handed = readHandover(from);
  const change = handed && WISHES[handed.tool]?.(handed.typed, form);
  return change ? { ...form, ...change } : form;
}

type Words = Readonly<Partial<Record<'box' | 'dom' | 'wish' | 'stack' | 'size', string>>>;
type EnquiryBoxFields = Pick<EnquiryForm, 'boxes' | 'modeWish' | 'stackable' | 'pieceSizes'>;

export const readModeWish = ({ dom, wish }: Pick<Words, 'dom' | 'wish'>): EnquiryForm['modeWish'] | null =>
  dom === 'Y' ? 'DOM' : (MODE_WISHES.find((way) => way === wish) ?? null);

const CODES: Readonly<Partial<Record<PortKind, RegExp>>> = { port: /^[A-Z]{5}$/, airport: /^[A-Z]{3}$/ };

/** Port or airport codes of both ends; unreadable ones are null. */
export function readRouteEnds({
  org = '',
  dst = '',
  ...words
}: Words & Readonly<Partial<Record<'org' | 'dst', string>>>) {
  const shape = CODES[wishPlaceKind(readModeWish(words) ?? '')];
  const read = (code: string): string | null => (shape?.test(code) ? code : null);
  return { org: read(org), dst: read(dst) };
}

/** An address with boxes rules out tanks and flexitanks, and one with ports rules out airports. */
function readWish(before: EnquiryForm['modeWish'], words: Words): EnquiryForm['modeWish'] {
  const isStrange =
    wishPlaceKind(before) !== wishPlaceKind('') || (words.box !== undefined && offeredBoxTypes(before) !== BOX_TYPES);
  return readModeWish(words) ?? (isStrange ? 'FCL' : before);
}

export function readBoxFields(
  form: EnquiryBoxFields,
  { boxType, boxes }: Pick<SearchForm, 'boxType' | 'boxes'>,
  words: Words,
): EnquiryBoxFields {
  const { box, stack, size } = words;
  return {
    modeWish: readWish(form.modeWish, words),
    boxes: box === undefined ? form.boxes : [{ type: boxType, count: String(boxes) }],
    stackable: stack === 'Y' || stack === 'N' ? stack : form.stackable,
    pieceSizes: sizesWritten(sizesTyped(size ?? '') ?? []) || form.pieceSizes,
  };
}
