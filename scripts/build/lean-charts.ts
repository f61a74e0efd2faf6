import type { Plugin } from 'vite';

const ANY_CHART = /\/machines\/.*\.ts$/;
const CHART = /\/machines\/.*\/([^/]+)\.(?:machine|setup)\.ts$/;

/** Children whose charts are put in place when they are first wanted. */
const LATE: Readonly<Record<string, readonly string[]>> = {
  app: ['login', 'password', 'reading', 'auth-notice', 'header', 'notices', 'new-editions'],
  login: ['sms-countdown', 'sign-in'],
  session: ['arrival'],
  'offer-search': ['offer-board', 'quoting'],
};

/** What is called by name where it is missing, which no build that has passed its tests comes to. */
const NAMED = /(\bunprovided\w+(?:<[^()]*>)?)\('[^']*'\)/g;

const camel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * What of the charts a browser has no use for: what they say of their states, which is for the pictures of them, and
 * the defaults that are replaced before a chart starts.
 */
export const leanCharts = (): Plugin => ({
  name: 'lean-charts',
  enforce: 'pre',
  transform: {
    filter: { id: ANY_CHART },
    handler(code, id) {
      const silent = code
        .replaceAll(/\b(?:description: '[^']*'|meta: \{ requirements: \[[^\]]*\] \}),?/g, '')
        .replaceAll(NAMED, "$1('')");
      const late = LATE[CHART.exec(id)?.[1] ?? ''] ?? [];
      const lean = late.reduce((text, name) => text.replaceAll(`: ${camel(name)}Machine,`, ': absentMachine,'), silent);
      const absent = lean === silent ? '' : "import { absentMachine } from '../../support/absent';";
      return { code: `${absent}${lean}`, moduleSideEffects: false };
    },
  },
});
