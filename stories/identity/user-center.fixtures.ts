import { fn } from 'storybook/test';

import type { CenterPerson, UserCenterView } from '../../machines/identity/user-center';
import type { VerificationFacts, VerificationIntents, VerificationView } from '../../machines/identity/verification';

export const person: CenterPerson = {
  userId: 'user-4',
  name: '吴远车',
  phone: '138****0004',
  enterpriseName: '演示物流丙有限公司',
  isSpecial: false,
  wholeVehicleOrders: ['MM4F2A90C1D7E3', 'MM88B0C2F1A94D'],
};

export const inside: UserCenterView = { stage: 'inside', page: 'workplace', person, reason: 'never' };

const noFacts: VerificationFacts = {
  status: 'NONE',
  enterpriseName: '',
  creditCode: '',
  licenceName: null,
  submittedAt: null,
  reason: null,
};

export const handedIn: VerificationFacts = {
  ...noFacts,
  enterpriseName: '试验化工有限公司',
  creditCode: '91310000MA1K4XY28U',
  licenceName: '营业执照.jpg',
  submittedAt: '2026-03-14T01:42:00.000Z',
};

export const blank: VerificationView = {
  stage: 'editing',
  isBusy: false,
  facts: noFacts,
  form: { enterpriseName: '', creditCode: '' },
  isOverruled: false,
  licenceName: null,
  faults: {},
  failureCode: null,
  focus: { field: null, turn: 0 },
};

export const papersOf = (
  status: VerificationFacts['status'],
  more: Partial<VerificationView> = {},
): VerificationView => ({
  ...blank,
  facts: { ...(status === 'NONE' ? noFacts : handedIn), status },
  ...more,
});

export const papersWishes: VerificationIntents = {
  refresh: fn(),
  change: fn(),
  chooseLicence: fn(),
  removeLicence: fn(),
  submit: fn(),
};
