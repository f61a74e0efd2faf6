import { expect, it } from 'vitest';

import { maskedParty } from '../../../domain/mall/link';

/** The paper masks a short name by three stars; four for all say nothing of how long a name is. */
it.each([
  ['上海临港化工有限公司', '上海****有限公司'],
  ['蓝鲸', '蓝****'],
  ['演示化工乙有限公司', '演示****有限公司'],
  ['华东危化股份有限公司', '华东****股份有限公司'],
  ['长江试剂厂', '长江****厂'],
  ['周知行', '周****'],
  ['林海', '林****'],
])('R6 tells %s as %s', (name, told) => {
  expect(maskedParty(name)).toBe(told);
});
