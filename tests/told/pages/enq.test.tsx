/** @module-tag long */
import { describe, expect, it, vi } from 'vitest';

import { searchNames } from '../../../contract/world/search-names';
import { saveEnquiryDraft } from '../../../src/effects/enquiry/enquiry-draft';
import { HAMBURG, SHANGHAI } from '../../../stories/booking/trade.fixtures';
import { generalEnquiry } from '../../support/enquiry-form';
import { factsFor } from '../../support/fcl-order';
import { ENQ_CASE } from '../../support/modes/cases/enq';
import { enquiredAt, ENQUIRY_NO, SENT_AT, STANDINGS } from '../../support/told/pages/enquired';
import { holdPages } from '../../support/told/pages/hold-pages';
import { openPage } from '../../support/told/pages/open-page';
import { somebody } from '../../support/told/pages/people';

const { quote } = factsFor();
if (!quote) throw new Error('there is no quote');

const FORMS = ENQ_CASE.samples.map(({ form }, at) => ({ form, name: `form, sample ${at + 1}` }));

const ofEnquiry = (name: string): string => `enquiry, ${name}`;

/** Texts of moments that none of these pages shows. */
const ELSEWHERE = `
  enq-case.answer.accepting enq-case.answer.changed enq-case.answer.free enq-case.answer.otherCount
  enq-case.answer.otherWay enq-case.answer.tank
  enq-case.answer.unsailed enq-case.answer.unsailedNote enq-case.asked.months enq-case.asked.unreadable
  enq-case.byContract enq-case.counteredIn enq-case.drop enq-case.failure enq-case.fields.counter
  enq-case.fields.reason enq-case.fields.why enq-case.loading enq-case.lost enq-case.named enq-case.order.gone
  enq-case.order.lapsed enq-case.panels.countering enq-case.panels.declining enq-case.panels.withdrawing.title
  enq-case.retry enq-case.signIn.text enq-case.signIn.title enq-price.asking enq-price.bags enq-price.load
  enq-price.silent enq-price.tanks enq.airports enq.awaiting enq.cancel enq.choices.modeWish.AIR enq.choices.modeWish.FLEXI
  enq.choices.modeWish.LCL enq.choices.stackable enq.choices.targetCurrency.CNY enq.choices.targetUnit.BL
  enq.choices.targetUnit.KG enq.choices.targetUnit.RT enq.choices.targetUnit.SET enq.choices.targetUnit.TK
  enq.failure enq.fields.pieceSizes enq.fields.stackable enq.hints.pieceSizes enq.history.lost enq.history.retry
  enq.papers.0.docType enq.papers.1.docType enq.papers.2.docType enq.poured.20TKT14 enq.poured.20TKT20
  enq.poured.20TKT50 enq.poured.FLEXI enq.recalling enq.same enq.sent enq.submitting enq.summary enq.waiting
`;

describe('enquiry pages', () => {
  const names = [
    'form, empty',
    ...FORMS.map(({ name }) => name),
    'form, after a search',
    'form, once more',
    ...STANDINGS.map(({ name }) => ofEnquiry(name)),
  ];
  const { differing, unsaid } = holdPages({ mode: 'ENQ', now: SENT_AT, names });

  it('match the record of the empty form', async () => {
    await openPage('enquiryFcl', '', { quote, now: SENT_AT });
    expect(await differing('form, empty')).toEqual([]);
  });

  it.each(FORMS)('match the record of the $name', async ({ form, name }) => {
    saveEnquiryDraft(undefined, { form, org: null, dst: null });
    await openPage('enquiryFcl', '', { quote, now: SENT_AT });
    expect(await differing(name)).toEqual([]);
  });

  it('match the record of the form filled from a search over an earlier draft', async () => {
    saveEnquiryDraft(undefined, { form: generalEnquiry, org: null, dst: null });
    const found = { [searchNames.path]: { org: SHANGHAI, dst: HAMBURG, goods: null } };
    await openPage('enquiryFcl', '?org=CNSHA&dst=DEHAM&d=N&etd=2026-12-24&box=40HQ*2', { quote, now: SENT_AT, found });
    expect(await differing('form, after a search')).toEqual([]);
  });

  it('match the record of the form filled from an earlier enquiry', async () => {
    const { now, found } = enquiredAt({ name: 'declined', state: 'DECLINED', hours: 3 });
    vi.setSystemTime(now);
    await openPage('enquiryFcl', `?copy=${ENQUIRY_NO}`, { quote, now, found }, somebody);
    expect(await differing('form, once more')).toEqual([]);
  });

  it.each(STANDINGS)('match the record of an enquiry that is $name', async (standing) => {
    const { now, found } = enquiredAt(standing);
    vi.setSystemTime(now);
    await openPage('enquiryFcl', `?no=${ENQUIRY_NO}`, { quote, now, found }, somebody);
    expect(await differing(ofEnquiry(standing.name))).toEqual([]);
  });

  it('show every text written for them', () => {
    expect(unsaid()).toEqual(ELSEWHERE.trim().split(/\s+/));
  });
});
