import { handedIn } from '../../desk/handed';
import type { ToolId, Typed } from '../../desk/tool';
import { isBoxType } from '../../offer/search';
import { kgOfTons, numberIn } from '../../values/typed-number';
import type { EnquiryForm } from './enquiry';

type Change = (typed: Typed, form: EnquiryForm) => Partial<EnquiryForm>;

const DAY = 10;

const heavy = ({ goods }: EnquiryForm, tons: string | undefined): Partial<EnquiryForm> => {
  const amount = numberIn(tons ?? '', 3);
  const [row, ...others] = goods;
  return row && amount !== null ? { goods: [{ ...row, grossKg: String(kgOfTons(amount)) }, ...others] } : {};
};

const WISHES: Readonly<Partial<Record<ToolId, Change>>> = {
  tank: ({ tf = '', q }, form) => ({ modeWish: 'TANK', loadTemp: tf, ...heavy(form, q) }),
  bag: ({ d, rho = '', t = '', q }, form) =>
    d === 'N' ? { modeWish: 'FLEXI', isDanger: 'N', density: rho, loadTemp: t, ...heavy(form, q) } : {},
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
