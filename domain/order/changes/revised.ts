import type { Cutoff, CutoffCode } from '../../offer/cutoffs';
import type { ChargeLine, Charges } from '../../offer/charges';
import { type Money, YUAN } from '../../values/money';
import { dayAt, daysAfter, momentOf } from '../../values/days';
import { toIso, parseMoment } from '../../values/moments';
import { isFiledAhead } from '../blocks/countries';
import { wantsTaxId } from '../blocks/tax-ids';
import type { OrderForm } from '../form/form';
import type { FieldPath } from '../../rules/fault';
import { HOLDING_STATES, isGivenUp, type OrderState } from '../life/lifecycle';
import type { Is } from '../../shape/is';
import type { revisable, revisedField } from './revised-shape';

/*
 * Parts of a placed order the owner can correct or add: bill data, delivery, invoice and extra services
 * (`serviceType`). Each topic has its own deadline.
 */

export const BILL = 'BILL';
export const DELIVERY = 'DELIVERY';
export const INVOICE = 'INVOICE';

/** Topics that are corrected; all others add a service. */
const PUT_RIGHT = [BILL, DELIVERY, INVOICE] as const;
export type PutRight = (typeof PUT_RIGHT)[number];

export const isPutRight = (topic: string): topic is PutRight => PUT_RIGHT.some((one) => one === topic);

export const REVISED_KINDS = ['text', 'lines', 'number', 'day', 'moment', 'district', 'choice'] as const;
export type RevisedKind = (typeof REVISED_KINDS)[number];

export type RevisedField = Is<typeof revisedField>;

export type Revisable = Is<typeof revisable>;

/** `from`: first state that is too late. `before`: cut-offs, the first one present applies; departure without any. */
type Limit = { before: readonly CutoffCode[]; from: OrderState };

const INTAKE = ['DG_GATE_IN', 'CFS_CLOSE', 'CY_CLOSE', 'AIR_IN', 'STATION_CLOSE'] as const;

const BEFORE_INTAKE: Limit = { before: INTAKE, from: 'CARGO_IN' };
const UNTIL_LEAVING: Limit = { before: [], from: 'DEPARTED' };

const LIMITS: Readonly<Record<string, Limit>> = {
  [BILL]: { before: ['SI', 'AIR_FWB'], from: 'DEPARTED' },
  [DELIVERY]: { before: [], from: 'CARGO_IN' },
  CUS: { before: ['CUSTOMS', 'AIR_CUSTOMS'], from: 'DECLARED' },
  DGDEC: { before: ['MARITIME_DECL', ...INTAKE], from: 'DECLARED' },
  INSP: { before: ['DG_DOC', ...INTAKE], from: 'CARGO_IN' },
  SAMP: { before: ['DG_DOC', ...INTAKE], from: 'CARGO_IN' },
  TRN: { before: ['SI'], from: 'DEPARTED' },
  INS: UNTIL_LEAVING,
  DEST: UNTIL_LEAVING,
};

type Timed = { state: OrderState; cutoffs: readonly Cutoff[]; leavesAt: string | null };

export function revisableUntil(topic: string, { state, cutoffs, leavesAt }: Timed, now: number): string | null {
  const { before, from } = LIMITS[topic] ?? BEFORE_INTAKE;
  const isHeld = HOLDING_STATES.slice(0, [...HOLDING_STATES, 'DEPARTED'].indexOf(from)).includes(state);
  const [closes = leavesAt] = before.flatMap((code) => cutoffs.find((cutoff) => cutoff.code === code)?.at ?? []);
  return isHeld && closes !== null && (parseMoment(closes) ?? 0) > now ? closes : null;
}

/** Days after completion in which the invoice can be filled in or corrected. */
export const INVOICE_DAYS = 15;

/** End of that period, China time; null before completion, undefined when over or cancelled. */
export function invoiceUntil(state: OrderState, completedAt: number | null, now: number): string | null | undefined {
  if (isGivenUp(state)) return undefined;
  if (completedAt === null) return state === 'COMPLETED' ? undefined : null;
  const end = momentOf(daysAfter(dayAt(completedAt), INVOICE_DAYS + 1));
  return end > now ? toIso(end) : undefined;
}

export const INVOICE_PATHS = ['invoice.type', 'invoice.title', 'invoice.taxNo'] as const satisfies readonly FieldPath[];

export const withInvoice = <TForm extends OrderForm>(form: TForm): TForm => ({
  ...form,
  invoice: { ...form.invoice, wanted: true },
});

const ASKED: Readonly<Record<string, readonly FieldPath[]>> = {
  TRK: ['readyDate', 'pickupRegion', 'pickupAddress'],
  CUS: ['goodsValue'],
  INS: ['goodsValue', 'insuredValue'],
};

export const fieldsAskedByService = (service: string): readonly FieldPath[] => ASKED[service] ?? [];

const ofParty = (party: string, parts: readonly string[]) => parts.map((part) => `${party}.${part}`);
const PARTS = ['name', 'address', 'phone', 'email'] as const;

export const peopleOnBill = (country: string): FieldPath[] => [
  ...ofParty('shipper', [...PARTS, 'taxId']),
  ...ofParty('consignee', wantsTaxId(country) ? PARTS : [...PARTS, 'taxId']),
  ...ofParty('notify', [...PARTS, 'taxId']),
  ...(wantsTaxId(country) ? ['destTaxId'] : []),
  ...(isFiledAhead(country) ? ['amsAgent'] : []),
];

/** Form with these texts set. The caller guarantees the paths. */
export const withTexts = <TForm extends object>(form: TForm, texts: Readonly<Record<FieldPath, string>>): TForm =>
  Object.entries(texts).reduce<TForm>((written, [path, text]) => {
    const [field = '', part] = path.split('.');
    const held = (written as Readonly<Record<string, unknown>>)[field];
    return { ...written, [field]: part === undefined ? text : { ...(held as object), [part]: text } };
  }, form);

export const withService = <TForm extends OrderForm>(form: TForm, service: string): TForm =>
  form.services.includes(service) ? form : { ...form, services: [...form.services, service] };

const lineKey = ({ item, name, quantity, total }: ChargeLine): string =>
  `${item} ${name} ${quantity} ${total.amount} ${total.currency}`;

/** Multiset difference of charge lines. */
function linesBeyond(lines: readonly ChargeLine[], others: readonly ChargeLine[]): ChargeLine[] {
  const left = others.map(lineKey);
  return lines.filter((line) => {
    const at = left.indexOf(lineKey(line));
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

export type AddedLine = { name: string; sum: Money };

export function addedLines(before: readonly ChargeLine[], after: readonly ChargeLine[]): AddedLine[] {
  const gone = linesBeyond(before, after);
  return linesBeyond(after, before).map(({ item, name, total }) => {
    const was = gone.find((line) => line.item === item && line.name === name)?.total.amount ?? 0;
    return { name, sum: { ...total, amount: total.amount - was } };
  });
}

const moved = (sum: Money, before: Money, after: Money): Money => ({
  ...sum,
  amount: sum.amount + after.amount - before.amount,
});

/** Applies the difference between two form prices to the agreed price; other later charges stay. */
export const applyPriceChange = (agreed: Charges, before: Charges, after: Charges): Charges => ({
  ...agreed,
  lines: [
    ...linesBeyond(agreed.lines, linesBeyond(before.lines, after.lines)),
    ...linesBeyond(after.lines, before.lines),
  ],
  totalUsd: moved(agreed.totalUsd, before.totalUsd, after.totalUsd),
  totalYuan: moved(agreed.totalYuan, before.totalYuan, after.totalYuan),
  notIncluded: agreed.notIncluded.filter((one) => !before.notIncluded.includes(one) || after.notIncluded.includes(one)),
});

export const sumYuan = (added: readonly AddedLine[]): Money => ({
  amount: added.reduce((all, { sum }) => (sum.currency === YUAN ? all + sum.amount : all), 0),
  currency: YUAN,
});
