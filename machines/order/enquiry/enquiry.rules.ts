import { enquiryAcceptance } from '../../../domain/modes/enq/acceptance';
import { enquiryFaults, type EnquiryFacts, type EnquiryForm } from '../../../domain/modes/enq/enquiry';
import { requiredOfEnquiry } from '../../../domain/modes/enq/required';
import { wishPlaceKind, QUOTE_TAKES_MS } from '../../../domain/modes/enq/wish';
import { promisedAnswerTime } from '../../../domain/order/enquiry/enquiry-life';
import { identifyRow, goodsLookup, findSoughtRows, type SoughtGoods } from '../../../domain/goods/identity';
import { withPicked } from '../../../domain/goods/library';
import type { Finding } from '../../../domain/rules/finding';
import type { OrderFault, FieldPath } from '../../../domain/rules/fault';
import { parseMoment } from '../../../domain/values/moments';
import type { PickerOption } from '../../booking/picker';
import type { EnquiryContext, EnquiryDraft } from './enquiry.types';

type Draft = Pick<EnquiryContext, 'form' | 'org' | 'dst' | 'lookupKey' | 'library' | 'told'>;

/** A picked place is known; places of another kind are cleared when the mode changes. */
const enquiryFacts = ({
  org,
  dst,
  now,
  ...known
}: Omit<Draft, 'lookupKey' | 'form'> & { now: number }): EnquiryFacts => ({
  now,
  isPlace: (code) => code === org?.code || code === dst?.code,
  identityOf: (row, isDanger) => identifyRow(row, isDanger, known),
});

export const faultsOfEnquiry = (context: Omit<Draft, 'lookupKey'> & { now: number }): OrderFault[] =>
  enquiryFaults(context.form, enquiryFacts(context));

/** Findings available without asking a carrier. */
export function enquiryFindings({ form, now, ...known }: EnquiryContext): Finding[] {
  const facts = goodsLookup((row, isDanger) => identifyRow(row, isDanger, known));
  return enquiryAcceptance(form, { now, ...facts }).findings;
}

/** Displayed faults: of a field after leaving it, of all fields after a submit. */
export function shownFaults(context: EnquiryContext): OrderFault[] {
  const { left, isJudged, gatewayFaults } = context;
  const own = faultsOfEnquiry(context).filter(({ path }) => isJudged || left.includes(path));
  return [...own, ...gatewayFaults.filter(({ path }) => own.every((fault) => fault.path !== path))];
}

type Places = Pick<EnquiryContext, 'form' | 'org' | 'dst' | 'beside'>;

/** Form after a change. Ports and airports swap when the mode changes, and the other pick is kept for a return. */
export function withEnquiryChange({ form, org, dst, beside }: Places, change: Partial<EnquiryForm>): Places {
  const changed = { ...form, ...change };
  if (wishPlaceKind(changed.modeWish) === wishPlaceKind(form.modeWish)) return { form: changed, org, dst, beside };
  const codes = { orgPortCode: beside.org?.code ?? '', dstPortCode: beside.dst?.code ?? '' };
  return { form: { ...changed, ...codes }, ...beside, beside: { org, dst } };
}

export function withEnquiryPick(draft: Draft, picker: string, option: PickerOption): EnquiryDraft {
  const { form, org, dst, lookupKey, library } = draft;
  if (option.kind === 'goods') return { form: withPicked(form, lookupKey, option.goods, library), org, dst };
  const { port } = option;
  return picker === 'org'
    ? { form: { ...form, orgPortCode: port.code }, org: port, dst }
    : { form: { ...form, dstPortCode: port.code }, org, dst: port };
}

/** A changed field loses the fault of the gateway. */
export const standingFaults = (faults: readonly OrderFault[], changed: readonly string[]): OrderFault[] =>
  faults.filter(({ path }) => changed.every((name) => path !== name && !path.startsWith(`${name}.`)));

const required = new WeakMap<EnquiryForm, FieldPath[]>();

/** Required fields, memoised per form, because every snapshot reads them. */
export function requiredEnquiryFields(context: Draft & { now: number }): FieldPath[] {
  const known = required.get(context.form) ?? requiredOfEnquiry(context.form, enquiryFacts(context));
  required.set(context.form, known);
  return known;
}

/** Two working hours, or earlier on request. An invalid deadline gets no promise. */
export function answerDeadline({
  form: { quoteDeadline },
  now,
  calendar,
}: Pick<EnquiryContext, 'form' | 'now' | 'calendar'>): number | null {
  const deadline = quoteDeadline === '' ? Number.POSITIVE_INFINITY : parseMoment(quoteDeadline);
  if (deadline === null || deadline <= now + QUOTE_TAKES_MS) return null;
  const by = promisedAnswerTime(now, deadline, calendar);
  return Number.isFinite(by) ? by : null;
}

/** Rows with a substance not loaded yet. Enquiries judge nothing, so harmless goods are looked up only after a pick. */
export const enquiryGoodsToFind = ({ form: { goods, isDanger }, ...known }: EnquiryContext): SoughtGoods[] =>
  findSoughtRows(
    goods.filter(({ goodsId }) => isDanger === 'Y' || goodsId !== ''),
    isDanger,
    known,
  );
