const LONGEST_HEADER = 2_048;
const LONGEST_NAME = 120;
const FALLBACK = 'download';

/** Known file types; anything else is saved as `.bin`, which no system executes. */
const EXTENSIONS = new Set(['pdf', 'xlsx', 'xls', 'docx', 'doc', 'csv', 'zip', 'png', 'jpg', 'jpeg', 'webp', 'txt']);
const HARMLESS = 'bin';

const EXTENDED = /(?:^|;)\s*filename\*\s*=\s*([\w-]{1,20})'[\w-]{0,20}'([^;\s]+)/i;
const QUOTED = /(?:^|;)\s*filename\s*=\s*"((?:[^"\\]|\\.)*)"/i;
const BARE = /(?:^|;)\s*filename\s*=\s*([^;"\s]+)/i;

/** Control characters, separators, shell and path characters, and marks that reverse the reading direction. */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what must not stay in a name
const UNSAFE = /[\u0000-\u001F\u007F-\u009F\u061C\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF/\\:*?"<>|%]/g;

function extendedName(header: string): string | null {
  const [, charset, encoded] = EXTENDED.exec(header) ?? [];
  if (charset === undefined || encoded === undefined) return null;
  try {
    if (/^utf-8$/i.test(charset)) return decodeURIComponent(encoded);
    return /^iso-8859-1$/i.test(charset) ? latin1(encoded) : null;
  } catch {
    return null;
  }
}

const latin1 = (encoded: string) =>
  encoded.replaceAll(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const plainName = (header: string): string | null =>
  QUOTED.exec(header)?.[1]?.replaceAll(/\\(.)/g, '$1') ?? BARE.exec(header)?.[1] ?? null;

/** Name of a download by RFC 6266, `filename*` first, cleared of anything misleading. */
export function downloadName(disposition: string): string {
  const header = disposition.slice(0, LONGEST_HEADER);
  const given = (extendedName(header) ?? plainName(header) ?? '').normalize('NFC').replaceAll(UNSAFE, '');
  const name = given.replace(/^[.\s]+/, '').replace(/[.\s]+$/, '');
  const dot = name.lastIndexOf('.');
  const stem =
    Array.from(dot > 0 ? name.slice(0, dot) : name)
      .slice(0, LONGEST_NAME)
      .join('') || FALLBACK;
  const extension = dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
  return `${stem}.${EXTENSIONS.has(extension) ? extension : HARMLESS}`;
}
