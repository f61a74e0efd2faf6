import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { deskClockMachine } from './desk-clock.machine';

export const deskClockWords = {
  events: { 'clock.ticked': '过了一分钟' },
  guards: {},
  actions: { noteTime: CHART_WORDS.noteTime },
  actors: { minuteTicker: '每分钟计时' },
  delays: {},
} satisfies WordsOf<typeof deskClockMachine>;
