import { expect, it } from 'vitest';

import { consistencyFindings } from '../../../domain/order/findings/consistency';
import { blankGoods } from '../../../domain/goods/row';
import { identify } from '../../../server/world/dangerous-goods/identify';
import { LIBRARY } from '../../../server/world/dangerous-goods/library';

const DANGEROUS = LIBRARY.filter(({ unNo }) => unNo !== null);
const HARMLESS = LIBRARY.filter(({ unNo }) => unNo === null);

const codesOf = (nameCn: string): string[] =>
  consistencyFindings({ goods: [{ ...blankGoods('1'), nameCn }], isDanger: 'N' }, identify).map(({ code }) => code);

/** However a name of the library is typed. */
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

it('no name of dangerous goods is green where the goods are declared as harmless, however it is typed', () => {
  const names = DANGEROUS.flatMap(({ unNo, nameCn, nameEn, properName, casNo, aliases }) =>
    [unNo, nameCn, nameEn, properName, casNo, ...aliases].filter((name) => name !== null),
  );
  const green = [...new Set(names)].flatMap((name) =>
    WRAPPINGS.map((wrapped) => wrapped(name)).filter((typed) => codesOf(typed).length === 0),
  );
  expect(green).toEqual([]);
});

it('the printed names of harmless goods are green', () => {
  expect(HARMLESS.flatMap(({ nameCn, nameEn }) => [nameCn, nameEn]).filter((name) => codesOf(name).length > 0)).toEqual(
    [],
  );
});

it.each(['火药', '甲醛', '鞭炮', '塑料玩具', 'Explosive D'])('%s, which nobody knows, is for a person', (name) => {
  expect(codesOf(name)).toEqual(['unknownName']);
});

it.each(['烟花', 'Fireworks'])('%s, which the list alone knows, is no general cargo', (name) => {
  expect(codesOf(name)).toEqual(['declaredGeneral']);
});
