const MOST = 120;
/** What a disk or a header would stumble over. */
const UNFIT = /[<>:"|?*\p{C}]/gu;

/** The last part of a path, without anything that is invisible, turns the text round or means something to a disk. */
export function tidyName(given: string): string {
  const last = given.slice(0, 1_000).split(/[/\\]/).at(-1) ?? '';
  const plain = last.normalize('NFC').replaceAll(UNFIT, '').trim();
  const dot = plain.lastIndexOf('.');
  const [stem, extension] = dot < 0 ? [plain, ''] : [plain.slice(0, dot), plain.slice(dot)];
  return `${stem.replaceAll(/^[. ]+/g, '').slice(0, MOST - extension.length) || '资料'}${extension}`;
}

const percent = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;

/** RFC 6266: the name as it is for those who read it, and a plain one for everybody else. */
export function dispositionOf(name: string): string {
  const extension = name.slice(name.lastIndexOf('.'));
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, percent);
  return `attachment; filename="file${extension}"; filename*=UTF-8''${encoded}`;
}
