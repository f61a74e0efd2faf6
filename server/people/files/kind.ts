import { isTrueToName } from '../../../domain/order/papers/upload';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** An archive becomes a document by what is in it. */
const INSIDE: Readonly<Record<string, readonly string[]>> = {
  docx: ['[Content_Types].xml', 'word/'],
  xlsx: ['[Content_Types].xml', 'xl/'],
};

/** What has to be looked for in every file that comes in. */
export const ARCHIVE_WORDS: readonly string[] = [...new Set(Object.values(INSIDE).flat())];

type FileSample = { head: Uint8Array; holds: (word: string) => boolean };

/** What a file is, by its first bytes and its name together; undefined where they disagree or the house takes no such. */
export function mediaTypeOf(name: string, { head, holds }: FileSample): string | undefined {
  if (!isTrueToName(name, head)) return undefined;
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return (INSIDE[extension] ?? []).every(holds) ? MEDIA_TYPES[extension] : undefined;
}
