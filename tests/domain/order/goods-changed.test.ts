import { describe, expect, it } from 'vitest';

import { FCL, offerForForm } from '../../../domain/modes/fcl/mode';
import { askedInstead } from '../../../domain/modes/fcl/other-sailings';
import { findRefusal } from '../../../domain/order/findings/acceptance';
import { alternativeFaults } from '../../../domain/order/mode/alternative';
import { buildChecks } from '../../../domain/order/findings/checks';
import type { FclForm } from '../../../domain/modes/fcl/form';
import type { GoodsRow } from '../../../domain/goods/row';
import type { Takers } from '../../../domain/offer/sailing';
import { findGoods } from '../../../server/world/dangerous-goods/library';
import { sailingRates } from '../../../server/trade/modes/fcl/rates';
import { dangerousOrder, factsFor, generalOrder, methanol } from '../../support/fcl-order';
import { pickedInto } from '../../support/picked-row';
import { demoTariffs } from '../../../server/trade/modes/sheets';

/** Feeder that refuses toxic gases and oxidizers. */
const takers: Takers = { carrierExcludes: ['2.3', '5.1'], orgHandling: 'DIRECT', dstHandling: 'ACCEPTED' };
const search = {
  orgPortCode: 'CNSHA',
  dstPortCode: 'KRPUS',
  isDanger: 'Y' as const,
  unNo: '1294',
  boxes: [{ type: '20GP' as const, count: 1 }],
};
const rates =
  sailingRates({ line: '近洋', rate: 1 }, search, demoTariffs()) ??
  sailingRates({ line: '东南亚', rate: 1 }, search, demoTariffs());
if (!rates) throw new Error('the line has no rates');
const facts = factsFor('KRPUS', true, { takers, search, rates });
const quote = facts.quote;
if (!quote) throw new Error('no quote');

const rowOf = (unNo: string): GoodsRow => {
  const known = findGoods(unNo);
  if (!known) throw new Error(`UN ${unNo} is not in the library`);
  return { ...pickedInto(methanol, known), key: unNo, grossKg: '1000', netKg: '', volume: '2' };
};
const withGoods = (...unNos: string[]): FclForm => ({ ...dangerousOrder, goods: unNos.map(rowOf) });
const blocks = (form: FclForm) => FCL.acceptance(form, facts).findings.filter(({ level }) => level === 'BLOCK');

describe('goods changed after the search', () => {
  it('are priced by the class of toluene', () => {
    expect(blocks(withGoods('1294'))).toEqual([]);
    const [sea] = FCL.price(withGoods('1294'), quote, facts.goodsOf)?.lines.filter(({ item }) => item === 'DGS') ?? [];
    expect(sea?.unitPrice.amount).toBe(rates.surcharge['3']?.['20GP']);
  });

  it('are refused by the carrier at the edit to ammonia', () => {
    const form = withGoods('1005');
    expect(blocks(form).map(({ code, given }) => [code, given])).toContainEqual([
      'carrierRefuses',
      { hazardClass: '2.3', row: 1 },
    ]);
    expect(FCL.price(form, quote, facts.goodsOf)?.totalUsd).not.toEqual(
      FCL.price(withGoods('1294'), quote, facts.goodsOf)?.totalUsd,
    );
  });

  it('are refused as a whole when one more row is refused', () => {
    const form = withGoods('1294', '1505');
    const refusal = findRefusal(blocks(form));
    expect(refusal).toMatchObject({ code: 'carrierRefuses', given: { hazardClass: '5.1', row: 2 } });
  });

  it('lead to the sailings of the week for the refused goods', () => {
    const form = withGoods('1294', '1505');
    const refusal = findRefusal(blocks(form));
    if (!refusal) throw new Error('nothing is refused');
    expect(askedInstead(form, quote, refusal)).toMatchObject({
      org: 'CNSHA',
      dst: 'KRPUS',
      isDanger: 'Y',
      unNo: '1505',
      etd: '2026-12-18',
    });
    expect(findRefusal(blocks(withGoods('1294')))).toBeUndefined();
  });
});

describe('transshipment port', () => {
  const hub = { code: 'SGSIN', nameCn: '新加坡', nameEn: 'Singapore' };
  const offerVia = (via: typeof hub | null) => ({ ...quote.offer, detail: { ...quote.offer.detail, via } });
  const answerBy = (via: typeof hub | null, change: Partial<Takers>) => {
    const at = { ...quote, offer: offerVia(via), takers: { ...takers, ...change } };
    const { findings } = FCL.acceptance(withGoods('1294'), { ...facts, quote: at });
    const check = buildChecks(findings).find(({ id }) => id === 'VIA');
    return [check?.level, check?.findings[0]?.code];
  };

  it('has a check, and a manual one when unknown', () => {
    expect(answerBy(null, {})).toEqual(['PASS', 'viaDirect']);
    expect(answerBy(hub, { viaHandling: 'YARD' })).toEqual(['PASS', 'viaTakes']);
    expect(answerBy(hub, { viaHandling: null })).toEqual(['MANUAL', 'viaUntold']);
    expect(answerBy(hub, {}), 'a quote of the release before').toEqual(['MANUAL', 'viaUntold']);
    expect(answerBy(hub, { viaHandling: 'NONE' })).toEqual(['BLOCK', 'viaRefuses']);
  });

  it('leads to other sailings when it refuses', () => {
    const at = { ...quote, offer: offerVia(hub), takers: { ...takers, viaHandling: 'NONE' as const } };
    const { findings } = FCL.acceptance(withGoods('1294'), { ...facts, quote: at });
    expect(findRefusal(findings)?.code).toBe('viaRefuses');
  });
});

describe('fallback sailing', () => {
  const judging = (form: FclForm) => ({ mode: FCL, form: { ...form, altOfferId: 'S2' }, facts });
  const other = (excludes: string[]) => ({
    offer: { ...quote.offer, offerId: 'S2' },
    takers: { ...takers, carrierExcludes: excludes },
  });
  const codes = (...asked: Parameters<typeof alternativeFaults<FclForm>>) =>
    alternativeFaults(...asked).map(({ code }) => code);

  it('is judged for the goods of the form', () => {
    expect(codes(judging(withGoods('1294')), other(['2.3']))).toEqual([]);
    expect(codes(judging(withGoods('1005')), other(['2.3']))).toEqual(['otherRefuses']);
    expect(codes(judging(withGoods('1294', '1005')), other(['2.3']))).toEqual(['otherRefuses']);
    expect(codes(judging(generalOrder), other(['ALL_DG']))).toEqual([]);
    const refused = { ...quote.offer.acceptance, level: 'BLOCK' as const };
    const searched = { ...other([]), offer: { ...quote.offer, offerId: 'S2', acceptance: refused } };
    expect(codes(judging(withGoods('1294')), searched), 'whatever it said to those').toEqual([]);
  });

  it('must be open and known', () => {
    const closed = { ...other([]), offer: { ...quote.offer, state: 'CLOSED' as const } };
    expect(codes(judging(withGoods('1294')), closed)).toEqual(['sailingClosed']);
    expect(codes(judging(withGoods('1294')), null)).toEqual(['notListed']);
    expect(alternativeFaults({ mode: FCL, form: { ...dangerousOrder, altOfferId: '' }, facts }, null)).toEqual([]);
  });
});

describe('sailing deadlines', () => {
  const codes = (form: FclForm, asked: 'Y' | 'N') => {
    const found = factsFor('KRPUS', asked === 'Y', { takers }).quote;
    return found && offerForForm(form, found).offer.cutoffs.map(({ code }) => code);
  };

  it('are those of dangerous goods once they are on the form, regardless of the search', () => {
    expect(codes(dangerousOrder, 'N')).toEqual(codes(dangerousOrder, 'Y'));
    expect(codes(generalOrder, 'Y')).toEqual(codes(generalOrder, 'N'));
    expect(codes(dangerousOrder, 'N')).toContain('DG_APPLY');
    expect(codes(generalOrder, 'Y')).not.toContain('DG_APPLY');
  });

  it('close at the first one', () => {
    const asked = factsFor('KRPUS', false, { takers }).quote;
    expect(asked && offerForForm(dangerousOrder, asked).offer.closesAt).toBe('2026-12-08T10:00:00.000Z');
  });
});
