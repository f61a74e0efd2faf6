import type { HandedOver } from '../../../contract/gateway/handed-over';
import type { RouteName } from '../../../domain/routes';
import { htmlClasses, criticalStyle } from './critical-style';

/** Draws a page with its answer, using the page's own code; null if there is no list to show. */
export type DrawAnswer = (answered: {
  name: RouteName;
  search: string;
  answers: HandedOver;
  now: number;
}) => Promise<string | null>;

const PLACE = /<div id="answered"[^>]*>/;
const STYLE = /<style>[^]*?<\/style>/;
const OWN_STYLE = / style="([^"]*)"/g;

const decodeEntities = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/** Inline styles of measured drawings move to a sheet: the page's policy forbids inline styles. */
function measured(drawn: string) {
  const rules = new Map<string, string>();
  const html = drawn.replaceAll(OWN_STYLE, (_, style: string) => {
    const name = rules.get(style) ?? `${rules.size}`;
    rules.set(style, name);
    return ` data-measure="${name}"`;
  });
  return {
    html,
    style: [...rules].map(([style, name]) => `[data-measure="${name}"]{${decodeEntities(style)}}`).join(''),
  };
}

/** Locks the drawn fields until the page takes over: edited fields would no longer match the answer below. */
const untouched = (html: string) =>
  html.replaceAll(/<(?:input|textarea) /g, '$&readonly="" ').replaceAll('<select ', '<select disabled="" ');

export function withAnswer(around: string, drawn: string, sheet: string): string {
  const { html, style } = measured(drawn);
  const page = around.replace(PLACE, (place) => `${place}${untouched(html)}`);
  const critical = criticalStyle(sheet, htmlClasses(page));
  return page.replace(STYLE, () => `<style>${critical}${style.replaceAll('<', '')}</style>`);
}
