import * as v from 'valibot';
import { expect, it } from 'vitest';

import { submitVerification } from '../../../contract/people/enterprise';
import { isCreditCode } from '../../../domain/people/enterprise';
import { confirmFaults } from '../../../domain/order/blocks/confirm';
import { verificationFaults } from '../../../machines/identity/verification/verification.rules';
import { soundMall } from '../../support/mall-order';
import { DEMO_PEOPLE } from '../../../server/doors/demo/people';

const billedTo = (taxNo: string) => ({
  ...soundMall('fetched'),
  invoice: { wanted: true, title: '演示化工乙有限公司', taxNo, type: '1' },
});

const SLIPS = [
  ['91350100M000100Y43', true],
  ['91350100M000100Y44', false],
  ['91350100m000100y43', false],
  ['91310000DEMO000003', false],
  ['9135010000M100Y43', false],
] as const;

it.each([
  ...SLIPS,
  ...DEMO_PEOPLE.flatMap(({ enterprise }) => (enterprise ? [[enterprise.creditCode, true] as const] : [])),
])('accepts %s the same on the wire, form and invoice', (creditCode, isTaken) => {
  const enterpriseName = '演示化工乙有限公司';
  expect([
    isCreditCode(creditCode),
    v.safeParse(submitVerification.request, { enterpriseName, creditCode }).success,
    verificationFaults({ enterpriseName, creditCode }).creditCode === undefined,
    confirmFaults(billedTo(creditCode), 'SG').every(({ path }) => path !== 'invoice.taxNo'),
  ]).toEqual([isTaken, isTaken, isTaken, isTaken]);
});
