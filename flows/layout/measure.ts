/** Text width at a size. Browsers may measure exactly; the estimate keeps layouts the same on every machine. */
export type Measure = (text: string, size: number, isBold?: boolean) => number;

const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/;
const BROAD = /[A-Z@MW_∧∨]/;
const THIN = /[ilj.,:;'|()[\]!]/;

const characterWidth = (character: string) =>
  WIDE.test(character) ? 1 : BROAD.test(character) ? 0.68 : THIN.test(character) ? 0.32 : 0.6;

export const estimateText: Measure = (text, size, isBold = false) =>
  Array.from(text).reduce((width, character) => width + characterWidth(character), 0) * size * (isBold ? 1.08 : 1);

/** Break points of a long name: after a separator, before a capital, between Chinese characters. */
const BREAKS = /(?<=[._\-/\s,，。、；：∧∨])|(?<=[a-z])(?=[A-Z])|(?<=\p{Script=Han})(?=\p{Script=Han})/u;

function broken(text: string, size: number, widest: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const part of text.split(BREAKS)) {
    const last = lines.at(-1);
    if (last !== undefined && measure(last + part, size) <= widest) lines[lines.length - 1] = last + part;
    else lines.push(part);
  }
  return lines.map((line) => line.trim());
}

/** Balances line lengths: a last line of one character looks like a mistake. */
export function wrapText(text: string, size: number, widest: number, measure: Measure): string[] {
  const whole = measure(text, size);
  if (whole <= widest) return [text];
  const greedy = broken(text, size, widest, measure);
  for (let limit = whole / greedy.length; limit < widest; limit += size) {
    const even = broken(text, size, limit, measure);
    if (even.length === greedy.length) return even;
  }
  return greedy;
}
