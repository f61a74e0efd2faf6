import { createActor, fromPromise, toPromise } from 'xstate';

import type { SearchForm } from '../../../domain/offer/search';
import { blankEnquiry, type EnquiryForm } from '../../../domain/modes/enq/enquiry';
import { blankGoods } from '../../../domain/order/blank';
import { pickedRow } from '../../../domain/goods/library';
import { askedIn, isBlank } from '../../../domain/offer/sailing-address';
import { queryIn } from '../../../domain/values/query';
import type { EnquiryDraft, RecallEnquiryOutcome } from '../../../machines/order/enquiry';
import { nameSearchVia } from '../booking/name-search';
import type { Places } from '../booking/places';
import type { Constants } from '../constants/constants';
import type { Gateway } from '../gateway/gateway';
import { readEnquiryDraft } from './enquiry-draft';

type Recaller = { gateway: Gateway; places: Places; constants: Constants };

/** The lane, the boxes and the goods somebody was looking for; what they had typed before stays beside them. */
function askedFor(form: EnquiryForm, { org, dst, goods, isDanger, etd, boxType, boxes }: SearchForm): EnquiryForm {
  return {
    ...form,
    orgPortCode: org?.code ?? form.orgPortCode,
    dstPortCode: dst?.code ?? form.dstPortCode,
    etd: etd || form.etd,
    isDanger,
    boxes: [{ type: boxType, count: String(boxes) }],
    goods: goods ? [pickedRow(form.goods[0] ?? blankGoods('1'), goods, {}), ...form.goods.slice(1)] : form.goods,
  };
}

const LONGEST_WISH = 200;

/** A search that no page answers yet comes along in words, and stands among the wishes unless something does already. */
function wishedFor(draft: EnquiryDraft): EnquiryDraft {
  const ask = queryIn(location.search)['ask']?.trim().slice(0, LONGEST_WISH) ?? '';
  if (ask === '' || draft.form.specialReq !== '') return draft;
  return { ...draft, form: { ...draft.form, specialReq: ask } };
}

async function named({ gateway, places }: Recaller, draft: EnquiryDraft): Promise<EnquiryDraft> {
  const asked = askedIn(location.search);
  if (isBlank(asked)) return draft;
  const found = await toPromise(createActor(nameSearchVia(gateway, places), { input: { asked } }).start());
  const { org, dst } = found.form;
  return { form: askedFor(draft.form, found.form), org: org ?? draft.org, dst: dst ?? draft.dst };
}

/** What was being written here before, and what the sailing somebody comes from has asked for. */
export const recallEnquiryVia = (recaller: Recaller) =>
  fromPromise<RecallEnquiryOutcome, undefined>(async () => {
    const draft = readEnquiryDraft() ?? { form: blankEnquiry, org: null, dst: null };
    const [enquiry, packKinds] = await Promise.all([named(recaller, draft), recaller.constants('packKind')]);
    return { ...wishedFor(enquiry), now: Date.now(), packKinds: packKinds ?? [] };
  });
