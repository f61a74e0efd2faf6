import { describe, expect, it } from 'vitest';

import { fclAcceptance } from '../../../../../domain/modes/fcl/acceptance';
import { LIBRARY } from '../../../../../server/world/dangerous-goods/library';
import { fclPapers } from '../../../../../server/trade/modes/fcl/papers';
import { dangerousOrder, factsFor, methanol } from '../../../../support/fcl-order';
import { pickedInto } from '../../../../support/picked-row';

const facts = factsFor();

type Known = (typeof LIBRARY)[number];
const orderOf = (goods: Known) => ({ ...dangerousOrder, goods: [pickedInto(methanol, goods)] });

const asked = (goods: Known): string[] => {
  const { quote } = facts;
  if (!quote) throw new Error('no quote');
  const snapshot = { form: orderOf(goods), quote, charges: quote.offer.price!.charges, takings: [], alternative: null };
  return fclPapers(snapshot).map(({ docType, name }) => `${docType} ${name}`);
};
const findings = (goods: Known): string[] =>
  fclAcceptance(orderOf(goods), facts).findings.map(({ level, code }) => `${level} ${code}`);

const dangerous = LIBRARY.filter(({ unNo }) => unNo !== null);
const of = (is: (goods: Known) => boolean) => dangerous.filter(is);

describe('documents of controlled goods', () => {
  it('include export licence and transport filing for toluene, with a finding in advance', () => {
    const [toluene] = of(({ unNo }) => unNo === '1294');
    expect(toluene && asked(toluene)).toContain('EXPLIC 两用物项和技术出口许可证');
    expect(toluene && asked(toluene)).toContain('PRECTRANS 易制毒化学品运输备案证明');
    expect(toluene && findings(toluene)).toContain('NEED_APPROVAL exportLicence');
  });

  it('include a transport permit for second-class precursors', () => {
    const second = of(({ controls }) => controls.precursor === '2');
    expect(second.length).toBeGreaterThan(0);
    for (const goods of second) expect(asked(goods)).toContain('PRECTRANS 易制毒化学品运输许可证');
  });

  it('include an export licence for every precursor', () => {
    const precursors = of(({ controls }) => controls.precursor !== null);
    const free = precursors.filter((goods) => !asked(goods).includes('EXPLIC 两用物项和技术出口许可证'));
    expect(free.map(({ nameCn }) => nameCn)).toEqual([]);
  });

  it('include their permits for explosive precursors and highly toxic goods', () => {
    for (const goods of of(({ controls }) => controls.isExplosivePrecursor))
      expect(asked(goods)).toContain('EXPREC 易制爆购买备案证明');
    for (const goods of of(({ controls }) => controls.isHighlyToxic))
      expect(asked(goods)).toContain('TOXPASS 剧毒化学品道路运输通行证');
  });

  it('include none of these for methanol', () => {
    const [free] = of(({ unNo }) => unNo === '1230');
    expect(free && asked(free).join()).not.toMatch(/EXPLIC|PRECTRANS|EXPREC|TOXPASS/);
    expect(free && findings(free)).not.toContain('NEED_APPROVAL exportLicence');
  });
});
