import { expect, it } from 'vitest';

import { loadedBoxes } from '../../../../domain/modes/cfs/boxes';
import type { CfsForm } from '../../../../domain/modes/cfs/form';
import { CFS } from '../../../../domain/modes/cfs/mode';
import { readPlacards } from '../../../../domain/modes/cfs/reading';
import { findUnpriced } from '../../../../domain/modes/cfs/unpriced';
import { findGoods } from '../../../../server/world/dangerous-goods/library';
import { packingCertificate } from '../../../../server/trade/modes/cfs/certificate';
import { cfsFacts, cfsQuoteFor } from '../../../support/cfs-order';
import { boxed, faultsOf, findingsOf, rowOf } from './forms';

const idOf = (unNo: string): string => findGoods(unNo)?.goodsId ?? '';
const FACTS = cfsFacts();

const PAIR = boxed([idOf('1263'), idOf('1294')], ['1', '1']);
const [PAINT, TOLUENE] = PAIR.goods;
if (!PAINT || !TOLUENE) throw new Error('there are two rows');

const withSecond = (row: CfsForm['goods'][number]): CfsForm => ({ ...PAIR, goods: [PAINT, row] });
const counts = (form: CfsForm) => loadedBoxes(form).map((box) => readPlacards(box, FACTS)?.count ?? null);
const apart = (form: CfsForm) => findingsOf(form).filter((one) => / (?:pair|splitNeeded)/.test(one));

const certified = (form: CfsForm) => {
  const quote = cfsQuoteFor();
  const charges = CFS.price(form, quote, FACTS.goodsOf);
  if (!charges) throw new Error('it has no price');
  const order = { form, quote, charges, takings: [], alternative: null };
  return packingCertificate(order, 'CF2611207K3M9Q', [], null) ?? '';
};

it('updates segregation, placards, price and certificate when a row changes its substance', () => {
  const swapped = withSecond(rowOf('2', idOf('1490')));
  expect([apart(PAIR), counts(PAIR)]).toEqual([['PASS_CHECK_DGL pairApart 1'], [4]]);
  expect(apart(swapped)).toEqual(['BLOCK splitNeeded 1', 'BLOCK pairClasses 1']);
  expect(counts(swapped), 'class 3, class 5.1 and the mark of a marine pollutant').toEqual([12]);
  const priceOf = (form: CfsForm) => CFS.price(form, cfsQuoteFor(), FACTS.goodsOf)?.totalYuan.amount ?? 0;
  expect(priceOf(swapped) - priceOf(PAIR), 'four more placards and four marks').toBe(32_000);
  expect([certified(PAIR).includes('UN 1294'), certified(swapped).includes('UN 1294')]).toEqual([true, false]);
  expect(certified(swapped)).toContain('<td>UN 1490</td>');
});

it('judges no container whose number was overwritten while its class was not', () => {
  const written = withSecond({ ...TOLUENE, unNo: '1490' });
  expect(apart(written)).toEqual(['BLOCK splitNeeded 1', 'BLOCK pairClasses 1']);
  expect(counts(written)).toEqual([null]);
  expect(findUnpriced(written, FACTS)).toEqual({ code: 'rowUnclassed', no: 2 });
  expect(CFS.price(written, cfsQuoteFor(), FACTS.goodsOf)).toBeNull();
  expect(CFS.acceptance(written, FACTS).level).toBe('BLOCK');
});

it('does not treat an unknown or missing number as the former goods', () => {
  for (const unNo of ['9999', '']) expect(apart(withSecond({ ...TOLUENE, unNo }))[0]).toMatch(/^MANUAL pair/);
});

it('asks for a new container when that of a row is removed', () => {
  const three = boxed([idOf('1263'), idOf('1490'), idOf('1294')], ['1', '2', '3']);
  expect(faultsOf({}, three).filter((one) => one.includes('boxNo'))).toEqual([]);
  const two: CfsForm = { ...three, boxes: [{ type: '20GP', count: '2' }] };
  expect(faultsOf({}, two).filter((one) => one.includes('boxNo'))).toEqual(['goods.2.boxNo cfsBoxNo']);
  expect(findingsOf(two)).toContain('MANUAL cfsUnassigned');
  // One remaining container holds all rows.
  expect(apart({ ...three, boxes: [{ type: '20GP', count: '1' }] })[0]).toBe('BLOCK splitNeeded 1');
});
