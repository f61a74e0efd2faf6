import { describe, expect, it } from 'vitest';

import { lclFindings, lclPrice } from '../../../../../domain/modes/lcl/acceptance';
import { blankRowFacts } from '../../../../../domain/modes/lcl/form';
import { blankGoods, type GoodsRow } from '../../../../../domain/goods/row';
import { formatMoney } from '../../../../../domain/values/money';
import { findGoods } from '../../../../../server/world/dangerous-goods/library';
import { findOffer } from '../../../../../server/trade/modes/lcl/offers';
import { serviceRates } from '../../../../../server/trade/modes/lcl/asked';
import { findService } from '../../../../../server/trade/modes/lcl/services';
import { lclCopy } from '../../../../../src/copy/modes/lcl';
import { sentenceOf } from '../../../../support/sentences';
import { row, searchFor, worldAt } from './asked';
import { demoTariffs } from '../../../../../server/trade/modes/sheets';

const NOW = '2026-11-21T01:42:00Z';

function quoted(unNo: string, shed = 'SHWG', day = '261209', wholeBox: number | null = null) {
  const service = findService(shed, 'NLRTM');
  const search = searchFor('CNSHA', 'NLRTM', row(unNo, 860, 1.45));
  const offer = findOffer(search, `L-${shed}-NLRTM-${day}`, worldAt(NOW))?.offer;
  const rates = service && serviceRates(service, { rate: 1, wholeBox, tariffs: demoTariffs() });
  if (!offer || !rates) throw new Error('there is no such departure');
  return { search, offer, rates };
}

const typed = (unNo: string, more: Partial<GoodsRow> = {}): GoodsRow => {
  const facts = findGoods(unNo);
  return {
    ...blankGoods('a'),
    unNo,
    hazardClass: facts?.hazardClass ?? '',
    subRisks: [...(facts?.subRisks ?? [])],
    packingGroup: facts?.packingGroup ?? 'N',
    flashPoint: facts?.flashPointC === null || facts === undefined ? '' : String(facts.flashPointC),
    pieces: '2',
    grossKg: '860',
    volume: '1.45',
    ...more,
  };
};

const formOf = (goods: GoodsRow[], facts = blankRowFacts) => ({
  goods,
  isDanger: 'Y' as const,
  stackable: 'Y' as const,
  services: [],
  insuredValue: '',
  lcl: { a: facts },
});
const codesOf = (form: ReturnType<typeof formOf>, quote = quoted(form.goods[0]?.unNo ?? '')) =>
  lclFindings(form, quote, (one) => findGoods(one.unNo) ?? null).map(({ level, code }) => [level, code]);

describe('LCL order', () => {
  it('costs the worked example at locked rates', () => {
    expect(
      formatMoney(lclPrice(formOf([typed('1263')]), quoted('1263'))?.totalUsd ?? { amount: 0, currency: '2' }),
    ).toBe('$385.96');
  });

  it.each([
    ['goods that get on with what is there', '1230', {}, blankRowFacts, ['PASS_CHECK_DGL', 'lclBoxShared']],
    [
      'limited quantities, which stay dangerous goods here',
      '1230',
      { isLimited: true },
      blankRowFacts,
      ['PASS_CHECK_DGL', 'lclLimited'],
    ],
    [
      'a peroxide typed as a flammable liquid, by the class of its number',
      '3110',
      { hazardClass: '3' as const },
      blankRowFacts,
      ['BLOCK', 'lclConsolRefuses'],
    ],
    ['goods of packing group I', '1230', { packingGroup: 'I' as const }, blankRowFacts, ['BLOCK', 'lclPackingGroup']],
    [
      'a mixture nobody has declared free of precursors',
      '1263',
      {},
      blankRowFacts,
      ['NEED_APPROVAL', 'lclExportLicence'],
    ],
    ['damaged lithium batteries', '3480', {}, { ...blankRowFacts, isDamaged: true }, ['BLOCK', 'lclLithiumDamaged']],
    ['wood on its way to Europe', '1230', { packKind: '4C1' }, blankRowFacts, ['PASS', 'lclWood']],
    ['goods the state keeps account of', '1294', {}, blankRowFacts, ['NEED_APPROVAL', 'lclControlled']],
  ])('has a finding for %s', (_, unNo, change, facts, finding) => {
    expect(codesOf(formOf([typed(unNo, change)], facts))).toContainEqual(finding);
  });

  it('requires no export licence for a mixture declared precursor-free', () => {
    const codes = codesOf(formOf([typed('1263')], { ...blankRowFacts, isPrecursorFree: true }));
    expect(codes.map(([, code]) => code)).not.toContain('lclExportLicence');
  });

  it('does not reuse the box check after the goods change', () => {
    expect(codesOf(formOf([typed('1219')]), quoted('1230'))).toContainEqual(['MANUAL', 'lclBoxStale']);
  });

  it('states the volume from which an own box is cheaper, and the saving', () => {
    const quote = quoted('1230', 'SHWG', '261209', 200_000);
    const found = lclFindings(formOf([typed('1230', { volume: '24' })]), quote, () => null);
    expect(sentenceOf(found, 'lclOwnBox', lclCopy.finding)).toBe('PASS 16.5 计费吨起整箱更便宜，省 $2,069.91');
  });
});
