import { fn } from 'storybook/test';

import type { CaseAct } from '../../domain/house/act-fields';
import { findingKey } from '../../domain/house/finding-answers';
import type { StaffRole } from '../../domain/house/roles';
import type { DeskCaseView } from '../../machines/house/desk-case';
import { CASE } from './house.fixtures';

export const SELF = { staffId: 'P1', name: '李娜', roles: ['reviewer', 'officer', 'pricing'] satisfies StaffRole[] };
export const WANG = { staffId: 'P2', name: '王强' };

export const shown: DeskCaseView = {
  stage: 'shown',
  subject: { kind: 'order', no: CASE.orderNo },
  self: SELF,
  back: null,
  finished: null,
  beside: null,
  isOnward: false,
  shown: CASE,
  colleagues: [SELF, WANG],
  act: null,
  step: null,
  said: {},
  reading: null,
  isLacking: false,
  notice: null,
  failureCode: null,
  message: null,
  isBusy: false,
  isFile: false,
  fileNames: [],
  mayAct: true,
  isHolding: false,
};
/** Each open finding needs an answer, and a paper is missing. */
export const ACCEPTING: CaseAct = {
  id: 'accepted',
  name: '通过',
  fields: [
    {
      id: 'answers',
      kind: 'answers',
      isNeeded: true,
      label: null,
      options: CASE.findings.map((finding) => ({ key: findingKey(finding), name: finding.code })),
      value: [],
    },
    {
      id: 'lacking',
      kind: 'choices',
      isNeeded: true,
      label: null,
      options: [{ key: '1', name: '还缺 1 份，仍要办理：SDS（中文）' }],
      value: [],
    },
  ],
};

export const on = {
  refresh: fn(),
  choose: fn(),
  drop: fn(),
  change: fn(),
  chooseFiles: fn(),
  rehearse: fn(),
  send: fn(),
  changeAct: fn(),
  toggleOnward: fn(),
  hold: fn(),
};

/** Opened by itself after the case before it in the list was done. */
export const LED_ON = {
  back: { queue: 'review' },
  isOnward: true,
  finished: { kind: 'order', no: 'FC000000000002' },
  beside: { before: null, after: { kind: 'order', no: 'FC000000000003' }, at: 1, of: 30 },
} as const;

/** Rehearsal of an act without messages. */
export const SILENT = { texts: [], answer: null, notice: null, closure: null, calendar: null, surcharge: null };
