import { enquiryAcceptance } from '../../../domain/modes/enq/acceptance';
import { enquiryFaults, type EnquiryFacts, type EnquiryForm } from '../../../domain/modes/enq/enquiry';
import { requiredOfEnquiry } from '../../../domain/modes/enq/required';
import { placesFor, QUOTE_TAKES_MS } from '../../../domain/modes/enq/wish';
import { answerByFrom } from '../../../domain/order/enquiry/enquiry-life';
import { identityIn, knowing, soughtIn, type SoughtGoods } from '../../../domain/goods/identity';
import { withPicked } from '../../../domain/goods/library';
import type { Finding } from '../../../domain/rules/finding';
import type { OrderFault, FieldPath } from '../../../domain/rules/fault';
import { momentIn } from '../../../domain/values/moments';
import type { PickerOption } from '../../booking/picker';
import type { EnquiryContext, EnquiryDraft } from './enquiry.types';

type Draft = Pick<EnquiryContext, 'form' | 'org' | 'dst' | 'lookupKey' | 'library' | 'told'>;

/** A place somebody has picked is one the house knows; those of another kind go when the way does. */
const factsOf = ({ org, dst, now, ...known }: Omit<Draft, 'lookupKey' | 'form'> & { now: number }): EnquiryFacts => ({
  now,
  isPlace: (code) => code === org?.code || code === dst?.code,
  identityOf: (row, isDanger) => identityIn(row, isDanger, known),
});

export const faultsOf = (context: Omit<Draft, 'lookupKey'> & { now: number }): OrderFault[] =>
  enquiryFaults(context.form, factsOf(context));

/** What can be said of the goods before anybody was asked. */
export function findingsOf({ form, now, ...known }: EnquiryContext): Finding[] {
  const facts = knowing((row, isDanger) => identityIn(row, isDanger, known));
  return enquiryAcceptance(form, { now, ...facts }).findings;
}

/** What is said of the form: of a field once it was left, of all of them once somebody has tried to send it. */
export function shownFaults(context: EnquiryContext): OrderFault[] {
  const { left, isJudged, gatewayFaults } = context;
  const own = faultsOf(context).filter(({ path }) => isJudged || left.includes(path));
  return [...own, ...gatewayFaults.filter(({ path }) => own.every((fault) => fault.path !== path))];
}

type Places = Pick<EnquiryContext, 'form' | 'org' | 'dst' | 'beside'>;

/** The form after a change. Ports and airports change places with each other as the way does: what was picked waits. */
export function changedBy({ form, org, dst, beside }: Places, change: Partial<EnquiryForm>): Places {
  const changed = { ...form, ...change };
  if (placesFor(changed.modeWish) === placesFor(form.modeWish)) return { form: changed, org, dst, beside };
  const codes = { orgPortCode: beside.org?.code ?? '', dstPortCode: beside.dst?.code ?? '' };
  return { form: { ...changed, ...codes }, ...beside, beside: { org, dst } };
}

/** What an option means in the form. */
export function pickedIn(draft: Draft, picker: string, option: PickerOption): EnquiryDraft {
  const { form, org, dst, lookupKey, library } = draft;
  if (option.kind === 'goods') return { form: withPicked(form, lookupKey, option.goods, library), org, dst };
  const { port } = option;
  return picker === 'org'
    ? { form: { ...form, orgPortCode: port.code }, org: port, dst }
    : { form: { ...form, dstPortCode: port.code }, org, dst: port };
}

/** A field that has changed is no longer what the gateway complained of. */
export const standingFaults = (faults: readonly OrderFault[], changed: readonly string[]): OrderFault[] =>
  faults.filter(({ path }) => changed.every((name) => path !== name && !path.startsWith(`${name}.`)));

const required = new WeakMap<EnquiryForm, FieldPath[]>();

/** What cannot be left blank; worked out once for each form, as every look at the chart asks for it. */
export function requiredOf(context: Draft & { now: number }): FieldPath[] {
  const known = required.get(context.form) ?? requiredOfEnquiry(context.form, factsOf(context));
  required.set(context.form, known);
  return known;
}

/** Two working hours, or sooner where that was asked for. Of a deadline that is wrong nothing is promised. */
export function answerByOf({
  form: { quoteDeadline },
  now,
  calendar,
}: Pick<EnquiryContext, 'form' | 'now' | 'calendar'>): number | null {
  const deadline = quoteDeadline === '' ? Number.POSITIVE_INFINITY : momentIn(quoteDeadline);
  if (deadline === null || deadline <= now + QUOTE_TAKES_MS) return null;
  const by = answerByFrom(now, deadline, calendar);
  return Number.isFinite(by) ? by : null;
}

/** Rows whose substance nobody has told us about yet. An enquiry judges nothing: harmless goods are asked about once picked. */
export const soughtOf = ({ form: { goods, isDanger }, ...known }: EnquiryContext): SoughtGoods[] =>
  soughtIn(
    goods.filter(({ goodsId }) => isDanger === 'Y' || goodsId !== ''),
    isDanger,
    known,
  );
