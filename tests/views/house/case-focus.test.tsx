import { vi } from 'vitest';

import type { CaseActId } from '../../../domain/house/duties';
import type { DeskCaseView } from '../../../machines/house/desk-case';
import { DeskCaseView as View } from '../../../src/features/house/desk-case';
import { on, shown, WANG } from '../../../stories/house/case.fixtures';
import { CASE } from '../../../stories/house/house.fixtures';
import { describeFocusKept } from '../../support/focus-kept';

const at = (change: Partial<DeskCaseView>) => (
  <View view={{ ...shown, ...change }} on={on} onOpen={vi.fn<() => void>()} />
);
const act = (id: CaseActId) => CASE.acts.find((one) => one.id === id) ?? null;
const refusing = { act: act('refused'), step: 'filling' as const, said: { reason: '' } };
const READING = { texts: [], answer: null, notice: null, closure: null, calendar: null, surcharge: null };
const read = { ...refusing, step: 'read' as const, said: { reason: '资料不全' }, reading: READING };
const over = { ...CASE, acts: [] };

describeFocusKept([
  ['an act is chosen', [at({}), at(refusing)], '退回', '退回'],
  ['an act is given up', [at(refusing), at({})], '不办了', '退回'],
  ['it is tried and read', [at(refusing), at({ ...refusing, isBusy: true }), at(read)], '看对方将收到什么', '退回'],
  ['what was read is changed', [at(read), at(refusing)], '回去改', '退回'],
  ['it asks once more', [at(read), at({ ...read, step: 'warned' })], '确认办理', ''],
  ['it was done and more can be done', [at(read), at({ stage: 'loading' }), at({ notice: 'done' })], '确认办理', ''],
  ['it was done and nothing is left', [at(read), at({ shown: over, notice: 'done' })], '确认办理', ''],
  ['a colleague was first', [at(read), at({ shown: { ...over, heldBy: WANG }, mayAct: false })], '确认办理', ''],
]);
