import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import type { FitQuestion } from '../../../domain/offer/fit';
import { asideQuestion } from '../../support/aside';
import type { FitAnswer } from './fit-check.types';

export const fitCheckMachine = asideQuestion<FitQuestion, FitAnswer>('fitCheck', {
  aside: '同箱核对：货物改了，停止输入后问所选班次还能不能进箱',
  idle: '没有要问的',
  waiting: '刚改过，等停止输入',
  asking: '正在问',
  told: '已有答复',
  silent: '没有答复，提交时由平台核对',
});

export type FitCheckMachine = typeof fitCheckMachine;
export type FitCheckActor = ActorRefFrom<typeof fitCheckMachine>;
export type FitCheckSnapshot = SnapshotFrom<typeof fitCheckMachine>;
