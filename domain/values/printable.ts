const SINGLE: Readonly<Record<string, string>> = {
  '。': '.',
  '、': ',',
  '\u3000': ' ',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
};

/**
 * Turns full-width letters and signs of an input method into ones a bill of lading can print: `，` is a comma, `Ａ` an A.
 * All other text stays.
 */
export const toPrintable = (typed: string): string =>
  typed
    .replaceAll(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll(/[。、\u3000‘’“”]/g, (sign) => SINGLE[sign] ?? sign);
