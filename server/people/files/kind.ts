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

const INSIDE: Readonly<Record<string, readonly string[]>> = {
  docx: ['[Content_Types].xml', 'word/'],
  xlsx: ['[Content_Types].xml', 'xl/'],
};

export const ARCHIVE_WORDS: readonly string[] = [...new Set(Object.values(INSIDE).flat())];

type FileSample = { head: Uint8Array; holds: (word: string) => boolean };

/** Media type by first bytes and name together; undefined if they disagree or the type is not accepted. */
export function detectMediaType(name: string, { head, holds }: FileSample): string | undefined {
  if (!isTrueToName(name, head)) return undefined;
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return (INSIDE[extension] ?? []).every(holds) ? MEDIA_TYPES[extension] : undefined;
}
