const MOST = 120;
/** Characters unsafe for disks or headers. */
const UNFIT = /[<>:"|?*\p{C}]/gu;

/** Last part of a path, without invisible characters, text direction marks and characters special to disks. */
export function tidyName(given: string): string {
  const last = given.slice(0, 1_000).split(/[/\\]/).at(-1) ?? '';
  const plain = last.normalize('NFC').replaceAll(UNFIT, '').trim();
  const dot = plain.lastIndexOf('.');
  const [stem, extension] = dot < 0 ? [plain, ''] : [plain.slice(0, dot), plain.slice(dot)];
  return `${stem.replaceAll(/^[. ]+/g, '').slice(0, MOST - extension.length) || '资料'}${extension}`;
}

const percent = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;

/** RFC 6266: the full name for modern clients, a plain one for others. */
export function contentDisposition(name: string): string {
  const extension = name.slice(name.lastIndexOf('.'));
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, percent);
  return `attachment; filename="file${extension}"; filename*=UTF-8''${encoded}`;
}
