import { expect, it } from 'vitest';

import { lclPrice } from '../../../../../domain/modes/lcl/acceptance';
import { blankGoods, type GoodsRow } from '../../../../../domain/goods/row';
import type { LclForm } from '../../../../../domain/modes/lcl/form';
import { lclPapers } from '../../../../../server/trade/modes/lcl/papers';
import { lclQuoteFor, soundLcl } from '../../../../support/lcl-order';

const row = (unNo: string, change: Partial<GoodsRow> = {}): GoodsRow => ({
  ...blankGoods(unNo),
  unNo,
  ...change,
});
const quote = lclQuoteFor();
const charges = lclPrice(soundLcl, quote);
const papers = (form: LclForm) => {
  if (charges === null) throw new Error('it has no price');
  return lclPapers({ form, quote, charges, takings: [], alternative: null });
};
const asked = (change: Partial<LclForm>) =>
  papers({ ...soundLcl, services: [], ...change })
    .map(({ docType }) => docType)
    .join(' ');

it('LCL documents contain the required reports of the class', () => {
  expect(asked({ goods: [row('1789', { packingGroup: 'II' })] })).toBe(
    'SDS_CN:1789 SDS_EN:1789 PKG_USE:1789 CORRDATA:1789 PRECREG EXPLIC ROADCERT ESCORT PRECTRANS',
  );
  // The entry of the number is undecided.
  expect(asked({ goods: [row('3082', { isLimited: true })] })).toBe(
    'COND SDS_CN:3082 SDS_EN:3082 MPMARK:3082 COMPOSE:3082 ROADCERT ESCORT',
  );
  expect(asked({ goods: [row('3480', { ratedWh: '5120' })] })).toBe(
    'SDS_CN:3480 SDS_EN:3480 PKG_USE:3480 BATSPEC:3480 UN38 ROADCERT ESCORT',
  );
  expect(asked({ goods: [row('2014')] })).toContain('NOMIX:2014 CORRDATA:2014 EXPREC');
});

it('LCL documents omit road papers when the platform picks up', () => {
  expect(asked({ goods: [row('1789', { packingGroup: 'II' })], services: ['TRK'] })).toBe(
    'SDS_CN:1789 SDS_EN:1789 PKG_USE:1789 CORRDATA:1789 PRECREG EXPLIC',
  );
});

it('LCL road papers belong to the named truck', () => {
  expect(asked({ plateNo: '沪a 12345' })).toMatch(/ ROADCERT:沪A12345 ESCORT:沪A12345$/);
});

it('LCL documents of harmless goods contain the SDS page that proves it', () => {
  expect(asked({ isDanger: 'N' })).toBe('SDS14');
  expect(asked({ isDanger: 'N', services: ['CUS'] })).toBe('SDS14 CI PL POA');
});

it('LCL documents are due at their own cut-offs', () => {
  const at = (code: string) => quote.offer.cutoffs.find((cutoff) => cutoff.code === code)?.at ?? null;
  const due = Object.fromEntries(
    papers({ ...soundLcl, services: [], goods: [row('1789', { packingGroup: 'II' })] }).map(({ docType, dueAt }) => [
      docType,
      dueAt,
    ]),
  );
  expect(due['CORRDATA:1789']).toBe(at('DG_DOC'));
  expect(due['PRECTRANS']).toBe(at('CFS_CLOSE'));
  expect(at('DG_DOC')).not.toBeNull();
});

it('LCL documents contain an identification report only when rules need a manual check', () => {
  const [sound = row('1230')] = soundLcl.goods;
  const kept = (change: Partial<GoodsRow>) => asked({ goods: [{ ...sound, ...change }] });
  expect(kept({})).not.toContain('COND');
  // Methanol with class 8 typed.
  expect(kept({ hazardClass: '8' })).toMatch(/^COND /);
  expect(asked({ isDanger: 'N' })).not.toContain('COND');
});
