import { expect, it } from 'vitest';

import { maskedParty } from '../../../domain/mall/link';

/** The specification masks a short name with three stars; four for all hide its length. */
it.each([
  ['上海临港化工有限公司', '上海****有限公司'],
  ['蓝鲸', '蓝****'],
  ['演示化工乙有限公司', '演示****有限公司'],
  ['华东危化股份有限公司', '华东****股份有限公司'],
  ['长江试剂厂', '长江****厂'],
  ['周知行', '周****'],
  ['林海', '林****'],
])('R6 masks %s as %s', (name, told) => {
  expect(maskedParty(name)).toBe(told);
});
