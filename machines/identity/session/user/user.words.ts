import { CHART_WORDS } from '../../../support/chart-words';
import type { WordsOf } from '../../../support/words';
import type { userMachine } from './user.machine';

export const userWords = {
  events: {
    'user.refresh': CHART_WORDS.userRefresh,
  },
  guards: {
    isEnterprise: '是企业用户',
  },
  actions: {
    noteEnterprise: '记下是企业用户',
    reportUser: '报告用户信息',
    reportUnavailable: '报告取不到',
    reportEntries: '报告企业信息',
  },
  actors: {
    loadUser: '取用户信息',
    loadEntries: '取企业信息',
  },
  delays: {},
} satisfies WordsOf<typeof userMachine>;
