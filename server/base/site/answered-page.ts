import type { HandedOver } from '../../../contract/gateway/handed-over';
import type { RouteName } from '../../../domain/routes';
import { classesOf, criticalStyle } from './critical-style';

/** Draws a page with its answer, as the code of the page does; null where there is no list to be shown. */
export type DrawAnswer = (answered: {
  name: RouteName;
  search: string;
  answers: HandedOver;
  now: number;
}) => Promise<string | null>;

const PLACE = /<div id="answered"[^>]*>/;
const STYLE = /<style>[^]*?<\/style>/;
const OWN_STYLE = / style="([^"]*)"/g;

const plain = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/** Where something is drawn to measure. The policy of a page takes styles from its own sheet only: so they go there. */
function measured(drawn: string) {
  const rules = new Map<string, string>();
  const html = drawn.replaceAll(OWN_STYLE, (_, style: string) => {
    const name = rules.get(style) ?? `${rules.size}`;
    rules.set(style, name);
    return ` data-measure="${name}"`;
  });
  return { html, style: [...rules].map(([style, name]) => `[data-measure="${name}"]{${plain(style)}}`).join('') };
}

/**
 * What is drawn is the answer to what stands in its fields: nobody writes other goods above it before the page can take
 * it away.
 */
const untouched = (html: string) =>
  html.replaceAll(/<(?:input|textarea) /g, '$&readonly="" ').replaceAll('<select ', '<select disabled="" ');

/** A page around an answer, with what is drawn of it in its place and all that this needs of the sheet. */
export function withAnswer(around: string, drawn: string, sheet: string): string {
  const { html, style } = measured(drawn);
  const page = around.replace(PLACE, (place) => `${place}${untouched(html)}`);
  const critical = criticalStyle(sheet, classesOf(page));
  return page.replace(STYLE, () => `<style>${critical}${style.replaceAll('<', '')}</style>`);
}
