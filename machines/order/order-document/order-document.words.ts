import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { orderDocumentMachine } from './order-document.machine';

export const orderDocumentWords = {
  events: {
    'document.print': '要打印单据',
  },
  guards: {
    isThere: '单据取到',
  },
  actions: {
    noteKind: '记下要哪一种单据',
    recordFailure: CHART_WORDS.recordFailure,
    recordUnexpected: CHART_WORDS.recordUnexpected,
    saveDocument: '存成可打印的页面',
  },
  actors: {
    loadDocument: '取单据',
  },
  delays: {},
} satisfies WordsOf<typeof orderDocumentMachine>;
