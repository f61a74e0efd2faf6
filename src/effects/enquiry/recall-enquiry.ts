import { createActor, fromPromise, toPromise } from 'xstate';

import { readEnquiry } from '../../../contract/modes/enq';
import type { SearchForm } from '../../../domain/offer/search';
import { shortenText } from '../../../domain/desk/brought';
import { blankEnquiry } from '../../../domain/modes/enq/enquiry';
import { inWay } from '../../../domain/modes/enq/boxes';
import { readRouteEnds, readBoxFields, applyHandedWishes, readModeWish } from '../../../domain/modes/enq/handed';
import { orderedAs, wishPlaceKind } from '../../../domain/modes/enq/wish';
import { blankGoods } from '../../../domain/goods/row';
import { pickedRow } from '../../../domain/goods/library';
import { type SailingsQuery, readSailingsQuery, isBlank } from '../../../domain/offer/sailing-address';
import { withCarried } from '../../../domain/order/goods/carried-goods';
import { isOrderNo } from '../../../domain/order/life/number';
import { parseQuery } from '../../../domain/values/query';
import type { EnquiryDraft, RecallEnquiryOutcome } from '../../../machines/order/enquiry';
import { nameSearchVia } from '../booking/name-search';
import type { Constants } from '../constants/constants';
import type { Gateway } from '../gateway/gateway';
import { readEnquiryDraft, saveEnquiryDraft } from './enquiry-draft';
import { caseEnquiryFrom } from './enquiry-read';
import { houseNow } from '../clock';

type Recaller = { gateway: Gateway; constants: Constants };

/** Parameters handed over by another page: its words, typed input and goods rows. */
const HANDED = ['ask', 'from', 'rows'] as const;
type EnquiryHandover = Partial<Record<(typeof HANDED)[number], string | undefined>>;

function without(search: string, keys: readonly string[]): string {
  const query = new URLSearchParams(search);
  for (const key of keys) query.delete(key);
  const left = query.toString();
  return left === '' ? '' : `?${left}`;
}

/** Takes lane, boxes and goods from the search; the other fields of the draft stay. */
function withSearch({ form, ...before }: EnquiryDraft, sought: SearchForm): EnquiryDraft {
  const { goods, isDanger, etd } = sought;
  const way = readBoxFields(form, sought, parseQuery(location.search));
  // Ports and airports do not mix: places are dropped when the new mode uses another kind.
  const places = wishPlaceKind(way.modeWish) === wishPlaceKind(form.modeWish) ? before : { org: null, dst: null };
  const [org, dst] = [sought.org ?? places.org, sought.dst ?? places.dst];
  const own = {
    ...form,
    ...way,
    orgPortCode: org?.code ?? '',
    dstPortCode: dst?.code ?? '',
    etd: etd || form.etd,
    isDanger,
    goods: goods ? [pickedRow(form.goods[0] ?? blankGoods('1'), goods, {}), ...form.goods.slice(1)] : form.goods,
  };
  return { form: own, org, dst };
}

/** Adds text from a search or tool to the wishes; structured values fill their own fields. */
function withWishText(
  { form: before, ...places }: EnquiryDraft,
  { ask = '', from = '', rows = '' }: EnquiryHandover,
): EnquiryDraft {
  const form = withCarried(applyHandedWishes(before, from), rows);
  const said = [form.specialReq.trim(), ask.trim()].filter(Boolean).join('；');
  return { ...places, form: { ...form, specialReq: shortenText(said) } };
}

/** Takes handed-over values once: reopening the page must not undo later edits of the draft. */
function takenOver(draft: EnquiryDraft): EnquiryDraft {
  const { ask, from, rows } = parseQuery(location.search);
  if (ask === undefined && from === undefined && rows === undefined) return draft;
  const taken = withWishText(draft, { ask, from, rows });
  saveEnquiryDraft(undefined, taken);
  history.replaceState(history.state, '', `${location.pathname}${without(location.search, HANDED)}${location.hash}`);
  return taken;
}

const nameAll = ({ gateway }: Recaller, wish: string, asked: SailingsQuery) =>
  toPromise(createActor(nameSearchVia(gateway), { input: { mode: orderedAs(wish), asked } }).start());

async function withAddressWords(recaller: Recaller, draft: EnquiryDraft): Promise<EnquiryDraft> {
  const words = parseQuery(location.search);
  const wish = readModeWish(words) ?? '';
  const sought = { ...readSailingsQuery(location.search), ...readRouteEnds(words) };
  if (isBlank(sought)) return draft;
  return withSearch(draft, (await nameAll(recaller, wish, sought)).form);
}

/** Copies an earlier enquiry without its reply deadline. Null when there is none to copy. */
async function copied(recaller: Recaller): Promise<EnquiryDraft | null> {
  const enquiryNo = parseQuery(location.search)['copy'] ?? '';
  if (!isOrderNo(enquiryNo)) return null;
  const reply = await recaller.gateway.call(readEnquiry, { enquiryNo });
  const form = reply.kind === 'done' ? caseEnquiryFrom(reply.data).form : null;
  if (form === null) return null;
  const asked = {
    ...readSailingsQuery(''),
    ...readRouteEnds({ wish: form.modeWish, org: form.orgPortCode, dst: form.dstPortCode }),
  };
  const { org, dst } = (await nameAll(recaller, form.modeWish, asked)).form;
  return { form: { ...form, quoteDeadline: '' }, org, dst };
}

/** The stored draft, with the request of the sailing the user came from. */
export const recallEnquiryVia = (recaller: Recaller) =>
  fromPromise<RecallEnquiryOutcome, undefined>(async () => {
    const draft = readEnquiryDraft() ?? { form: blankEnquiry, org: null, dst: null };
    const [copy, packKinds] = await Promise.all([copied(recaller), recaller.constants('packKind')]);
    const enquiry = copy ?? (await withAddressWords(recaller, draft));
    const { form, ...places } = takenOver(enquiry);
    return { ...places, form: inWay(form, form.modeWish), now: houseNow(), packKinds: packKinds ?? [] };
  });
