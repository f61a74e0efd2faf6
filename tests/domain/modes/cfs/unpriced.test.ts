import { expect, it } from 'vitest';

import type { CfsForm } from '../../../../domain/modes/cfs/form';
import { CFS } from '../../../../domain/modes/cfs/mode';
import { findUnpriced } from '../../../../domain/modes/cfs/unpriced';
import { cfsFacts, cfsQuoteFor, soundCfs, STUFFED } from '../../../support/cfs-order';
import { BOOKED_AT } from '../../../support/fcl-order';

const facts = cfsFacts();
const [row] = soundCfs.goods;
if (!row) throw new Error('there are no goods');
const two: Pick<CfsForm, 'boxes'> = { boxes: [{ type: '20GP', count: '2' }] };

it('names the nearest missing input before a price', () => {
  const why = (change: Partial<CfsForm>) => findUnpriced({ ...soundCfs, ...change }, facts);
  expect(why({})).toBeNull();
  expect(why(two)).toEqual({ code: 'rowUnboxed', no: 1 });
  expect(why({ ...two, cfs: { '1': { boxNo: '1', isFood: false } } })).toEqual({ code: 'boxEmpty', no: 2 });
  expect(why({ goods: [{ ...row, grossKg: '' }] })).toEqual({ code: 'rowUnweighed', no: 1 });
  const plain = { ...row, goodsId: '', unNo: '9999', nameCn: '未知', nameEn: '', casNo: '', hsCode: '' };
  expect(why({ goods: [{ ...plain, hazardClass: '' }] })).toEqual({ code: 'rowUnclassed', no: 1 });
});

it('has the price of the search while the entry of a number is open', () => {
  const painted = cfsQuoteFor({ ...STUFFED, unNo: '1263' });
  const begun = CFS.quoted(CFS.blank, painted);
  const at = cfsFacts(painted);
  expect(begun.goods.map((one) => [one.unNo, one.hazardClass, at.identityOf(one, 'Y').kind])).toEqual(
    begun.goods.map(() => ['1263', '', 'several']),
  );
  const priced = CFS.price(begun, painted, at.goodsOf);
  expect(priced?.totalYuan).toEqual(painted.offer.price?.charges.totalYuan);
  const other = { ...begun, goods: begun.goods.map((one) => ({ ...one, unNo: '9999' })) };
  expect(CFS.price(other, painted, at.goodsOf)).toBeNull();
});

it('has no price for an empty container', () => {
  const { quote } = facts;
  if (!quote) throw new Error('there is no price');
  expect(
    CFS.price({ ...soundCfs, ...two, cfs: { '1': { boxNo: '1', isFood: false } } }, quote, facts.goodsOf),
  ).toBeNull();
});

const reachedIn = (quote: ReturnType<typeof cfsQuoteFor>) =>
  CFS.acceptance(soundCfs, cfsFacts(quote)).findings.find(({ code }) => code === 'cfsReach');

it('counts the slack until the gate-in, twelve hours before the cut-off', () => {
  // Stuffed by Friday noon, at the port by six on Saturday morning.
  expect(reachedIn(cfsQuoteFor())?.given['hours']).toBe(18);
});

it('reports no reachable cut-off when its slot is taken by another', () => {
  const taken = { now: BOOKED_AT, taken: (id: string) => (id === 'C-SWGQ-261203-08-D' ? 3 : 0) };
  expect(reachedIn(cfsQuoteFor(STUFFED, 'SWGQ', taken))).toBeUndefined();
  // A stay that starts with a taken slot does not exist, so the cut-off finding must not be green.
  const waiting: CfsForm = { ...soundCfs, stuffSlots: [{ slot: '2026-12-04TPM', teu: '1' }] };
  const early: CfsForm = { ...waiting, inbound: waiting.inbound.map((truck) => ({ ...truck, slot: '2026-12-02T08' })) };
  const cutIn = (form: CfsForm, quote = cfsQuoteFor()) =>
    CFS.acceptance(form, cfsFacts(quote)).findings.flatMap(({ about, level, code, given }) =>
      about === 'CUTOFF' ? [`${level} ${code} ${given['field'] ?? ''}`.trim()] : [],
    );
  expect(cutIn(early)).toEqual(['PASS cfsReach', 'PASS cfsOverStay']);
  const gone = { now: BOOKED_AT, taken: (id: string) => (id === 'C-SWGQ-261202-08-D' ? 3 : 0) };
  expect(cutIn(early, cfsQuoteFor(STUFFED, 'SWGQ', gone))).toEqual(['MANUAL cfsSlotsOff inbound.0.slot']);
});
