import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { devicesMachine } from './devices.machine';

export const devicesWords = {
  events: {
    'devices.refresh': '重新取设备',
    'device.end': '让一台设备退出',
  },
  guards: {
    isDone: '办成了',
    isAnotherDevice: '不是本机',
  },
  actions: {
    keepDevices: '存下设备',
    noteEnding: '记下要退出的设备',
    dropDevice: '从列表去掉这台',
    recordFailure: CHART_WORDS.recordFailure,
    recordUnexpected: CHART_WORDS.recordUnexpected,
    clearFailure: CHART_WORDS.clearFailure,
  },
  actors: {
    loadDevices: '取已登录的设备',
    endDevice: '让这台设备退出',
  },
  delays: {},
} satisfies WordsOf<typeof devicesMachine>;
