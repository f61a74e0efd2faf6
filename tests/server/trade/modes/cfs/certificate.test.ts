import { expect, it } from 'vitest';

import { CFS } from '../../../../../domain/modes/cfs/mode';
import { cfsDocument } from '../../../../../server/trade/modes/cfs/documents';
import { cfsFacts, cfsQuoteFor, generalCfs, soundCfs } from '../../../../support/cfs-order';

const quote = cfsQuoteFor();
const charges = CFS.price(soundCfs, quote, cfsFacts().goodsOf);
if (!charges) throw new Error('there is no price');

const printed = (form: typeof soundCfs): string | null =>
  cfsDocument('certificate', { form, quote, charges, takings: [], alternative: null }, 'CF2611207K3M9Q', []);

it('packing certificate is a marked draft with every box, its goods, and space to sign', () => {
  const [row] = soundCfs.goods;
  if (!row) throw new Error('there are no goods');
  const page = printed({ ...soundCfs, goods: [{ ...row, technicalName: '<b>a</b>' }] });
  expect(page).toContain('草稿 DRAFT');
  expect(page).toContain('1 号箱 20GP');
  expect(page).toContain('UN 1230');
  expect(page).toContain('METHANOL');
  expect(page).toContain('3（6.1）');
  expect(page).toContain('80 × 闭口钢桶（1A1）');
  expect(page).toContain('&lt;b&gt;a&lt;/b&gt;');
  expect(page).toContain('EVER GIVEN 012E');
  expect(page).toContain('待补');
  expect(page?.match(/<li>/g)).toHaveLength(8);
});

it('packing certificate shows the packing group when the goods have one', () => {
  const [row] = soundCfs.goods;
  const groupsOf = (packingGroup: 'I' | 'II' | 'III' | 'N' | '') => {
    const page = printed({ ...soundCfs, goods: row ? [{ ...row, packingGroup }] : [] }) ?? '';
    return /（6\.1）<\/td><td>([^<]*)<\/td>/.exec(page)?.[1];
  };
  expect([groupsOf('II'), groupsOf('III'), groupsOf('N'), groupsOf('')]).toEqual(['II', 'III', '', '']);
});

it('packing certificate exists for dangerous goods only', () => {
  expect(printed(generalCfs)).toBeNull();
});
