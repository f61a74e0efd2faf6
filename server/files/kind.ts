import { isTrueToName, MARK_BYTES } from '../../domain/order/upload';

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

/** What a file is, by its first bytes and its name together; undefined where they disagree or the house takes no such. */
export function mediaTypeOf(name: string, content: Uint8Array): string | undefined {
  if (!isTrueToName(name, content.subarray(0, MARK_BYTES))) return undefined;
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const isWhole = (INSIDE[extension] ?? []).every((part) => bytes.includes(part));
  return isWhole ? MEDIA_TYPES[extension] : undefined;
}
