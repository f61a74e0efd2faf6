import { handedIn } from '../../desk/handed';
import type { ToolId, Typed } from '../../desk/tool';
import { tankTypeOf } from '../../goods/tank/types';
import type { AskedBoxType } from './asked-boxes';
import { BOX_TYPES, isBoxType, type SearchForm } from '../../offer/search';
import { kgOfTons, numberIn } from '../../values/typed-number';
import { boxTypesFor } from './boxes';
import type { EnquiryForm } from './enquiry';

type Change = (typed: Typed, form: EnquiryForm) => Partial<EnquiryForm>;

const DAY = 10;

const TANKS: Readonly<Record<string, AskedBoxType>> = {
  T14: '20TKT14',
  T20: '20TKT20',
  T22: '20TKT20',
  T50: '20TKT50',
};

/** The kind of tank that one of the fleet is; the usual one where nobody has said. */
const askedTank = (type: string): AskedBoxType => TANKS[tankTypeOf(type)?.tCode ?? ''] ?? '20TK';

const heavy = ({ goods }: EnquiryForm, tons: string | undefined): Partial<EnquiryForm> => {
  const amount = numberIn(tons ?? '', 3);
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

/** An enquiry with what was filled into a tool before, as it was typed there. */
export function wishedFrom(form: EnquiryForm, from: string): EnquiryForm {
  const handed = handedIn(from);
  const change = handed && WISHES[handed.tool]?.(handed.typed, form);
  return change ? { ...form, ...change } : form;
}

type Words = Readonly<Partial<Record<'box' | 'dom', string>>>;

/** What an address asks for: boxes that it counts are no tanks and no bags, and what stays in the country says so. */
export function soughtIn(
  form: Pick<EnquiryForm, 'boxes' | 'modeWish'>,
  { boxType, boxes }: Pick<SearchForm, 'boxType' | 'boxes'>,
  { box, dom }: Words,
): Pick<EnquiryForm, 'boxes' | 'modeWish'> {
  const modeWish = dom === 'Y' ? 'DOM' : form.modeWish;
  if (box === undefined) return { modeWish, boxes: form.boxes };
  const isPoured = boxTypesFor(modeWish) !== BOX_TYPES;
  return { modeWish: isPoured ? 'FCL' : modeWish, boxes: [{ type: boxType, count: String(boxes) }] };
}
