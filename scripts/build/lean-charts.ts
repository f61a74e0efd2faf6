import type { Plugin } from 'vite';

const ROOT_CHART = /\/machines\/app\/app\.machine\.ts$/;
const ANY_CHART = /\/machines\/.*\.ts$/;

/** Children of the root whose charts `compose.ts` puts in place when they are first wanted. */
const LATE = ['login', 'password', 'reading', 'auth-notice', 'header', 'notices'];

const camel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * What of the charts a browser has no use for: what they say of their states, which is for the pictures of them, and
 * the defaults of the root that are replaced before it starts.
 */
export const leanCharts = (): Plugin => ({
  name: 'lean-charts',
  enforce: 'pre',
  transform: {
    filter: { id: ANY_CHART },
    handler(code, id) {
      const silent = code.replaceAll(/\b(?:description: '[^']*'|meta: \{ requirements: \[[^\]]*\] \}),?/g, '');
      const lean = ROOT_CHART.test(id)
        ? LATE.reduce((text, name) => text.replaceAll(`: ${camel(name)}Machine,`, ': absentMachine,'), silent)
        : silent;
      const absent = lean === silent ? '' : "import { absentMachine } from '../support/absent';";
      return { code: `${absent}${lean}`, moduleSideEffects: false };
    },
  },
});
