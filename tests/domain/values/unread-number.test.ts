import { expect, it } from 'vitest';

import type { GoodsRow } from '../../../domain/goods/row';
import { typedPacksFault } from '../../../domain/mall/choice';
import { amountFaults, homeGoodsFaults } from '../../../domain/order/blocks/goods';
import { typedFault } from '../../../machines/booking/purchase-list/purchase-list.rules';
import { orderAmendCopy } from '../../../src/copy/after/amend';
import { productCopy } from '../../../src/copy/mall/product';
import { domSearchCopy } from '../../../src/copy/modes/dom/search';
import { orderFaultSentence } from '../../../src/copy/order/faults';

const PACK = { form: 'drum', netKg: 160, leastKg: 160, mostKg: null, tareKg: 9, per20: 80, priceFrom: [] };
const typedPack = { pack: PACK as never, kg: 0, city: 'CNZJG', inStockKg: 900 };

const rowSays = (field: keyof GoodsRow, faultsOf: typeof homeGoodsFaults) => (typed: string) => {
  const row = { nameCn: '乙二醇', packKind: '1A1', pieces: '4', grossKg: '80', netKg: '', volume: '1', [field]: typed };
  return faultsOf(row as unknown as GoodsRow, 0)
    .map((fault) => orderFaultSentence(fault))
    .join('；');
};

const FIELDS: Record<string, (typed: string) => string> = {
  'packs of a product': (typed) => {
    const fault = typedPacksFault(PACK, typed, 900);
    return fault === null ? '' : productCopy.choose.fault(fault, typedPack);
  },
  'packs of a line': (typed) => {
    const fault = typedFault({ sold: PACK as never }, typed);
    return fault === null ? '' : productCopy.choose.fault(fault, typedPack);
  },
  'kilograms a box': () => domSearchCopy.card.fault.kg(0, '20GP', '28,000'),
  'measured kilograms': () => orderAmendCopy.fault.kg,
  'pieces of goods': rowSays('pieces', amountFaults),
  'pieces of goods at home': rowSays('pieces', homeGoodsFaults),
  'weight of goods': rowSays('grossKg', amountFaults),
  'volume of goods': rowSays('volume', amountFaults),
};

const UNREAD = ['abc', '十二', '1o', '1..2', '12,34', '--3', '0'];

it.each(Object.entries(FIELDS))('reports invalid input of %s as no number, not as empty', (_, says) => {
  for (const typed of UNREAD) {
    expect(says(typed), typed).not.toBe('');
    expect(says(typed), typed).not.toMatch(/请填写|请输入/);
  }
});
