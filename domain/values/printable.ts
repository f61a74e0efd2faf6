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
 * What an input method makes of Latin letters and signs, as a bill of lading can print it: `，` is a comma, `Ａ` an A.
 * Everything else stays.
 */
export const printable = (typed: string): string =>
  typed
    .replaceAll(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll(/[。、\u3000‘’“”]/g, (sign) => SINGLE[sign] ?? sign);
