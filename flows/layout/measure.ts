/** How wide a text is at a size. The browser may give exact widths; the estimate makes layouts the same everywhere. */
export type Measure = (text: string, size: number, isBold?: boolean) => number;

const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/;
const BROAD = /[A-Z@MW_∧∨]/;
const THIN = /[ilj.,:;'|()[\]!]/;

const emsOf = (character: string) =>
  WIDE.test(character) ? 1 : BROAD.test(character) ? 0.68 : THIN.test(character) ? 0.32 : 0.6;

export const estimate: Measure = (text, size, isBold = false) =>
  Array.from(text).reduce((width, character) => width + emsOf(character), 0) * size * (isBold ? 1.08 : 1);

/** Where a long name may be broken: behind a separator, before a capital, between Chinese characters. */
const BREAKS = /(?<=[._\-/\s,，。、；：∧∨])|(?<=[a-z])(?=[A-Z])|(?<=\p{Script=Han})(?=\p{Script=Han})/u;

export function wrapped(text: string, size: number, widest: number, measure: Measure): string[] {
  if (measure(text, size) <= widest) return [text];
  const lines: string[] = [];
  for (const part of text.split(BREAKS)) {
    const last = lines.at(-1);
    if (last !== undefined && measure(last + part, size) <= widest) lines[lines.length - 1] = last + part;
    else lines.push(part);
  }
  return lines.map((line) => line.trim());
}
