import { expect, it } from 'vitest';

import { consistencyFindings } from '../../../domain/order/findings/consistency';
import { blankGoods } from '../../../domain/goods/row';
import { identifyGoods } from '../../../server/world/dangerous-goods/identify';
import { LIBRARY } from '../../../server/world/dangerous-goods/library';

const DANGEROUS = LIBRARY.filter(({ unNo }) => unNo !== null);
const HARMLESS = LIBRARY.filter(({ unNo }) => unNo === null);

const codesOf = (nameCn: string): string[] =>
  consistencyFindings({ goods: [{ ...blankGoods('1'), nameCn }], isDanger: 'N' }, identifyGoods).map(
    ({ code }) => code,
  );

const WRAPPINGS: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => `工业级${name}`,
  (name) => `${name}（工业级）`,
  (name) => `粗${name}溶液`,
  (name) => Array.from(name).join(' '),
  (name) => `${name} 99.5%（25kg/袋）`,
  (name) => `尿素（${name}）`,
  (name) => `甘油、${name}`,
];

it('never passes a dangerous name declared as harmless, in any notation', () => {
  const names = DANGEROUS.flatMap(({ unNo, nameCn, nameEn, properName, casNo, aliases }) =>
    [unNo, nameCn, nameEn, properName, casNo, ...aliases].filter((name) => name !== null),
  );
  const green = [...new Set(names)].flatMap((name) =>
    WRAPPINGS.map((wrapped) => wrapped(name)).filter((typed) => codesOf(typed).length === 0),
  );
  expect(green).toEqual([]);
});

it('passes the printed names of harmless goods', () => {
  expect(HARMLESS.flatMap(({ nameCn, nameEn }) => [nameCn, nameEn]).filter((name) => codesOf(name).length > 0)).toEqual(
    [],
  );
});

it.each(['火药', '甲醛', '鞭炮', '塑料玩具', 'Explosive D'])(
  'requires a manual check for the unknown name %s',
  (name) => {
    expect(codesOf(name)).toEqual(['unknownName']);
  },
);

it.each(['烟花', 'Fireworks'])('%s, which the list alone knows, is no general cargo', (name) => {
  expect(codesOf(name)).toEqual(['declaredGeneral']);
});
