/** Twenty megabytes, as every upload of the house. */
export const UPLOAD_BYTES = 20 * 1024 * 1024;
/** More papers than this no order has. */
export const MOST_FILES = 20;
/** Photographs of one complaint. */
export const MOST_PHOTOS = 6;

const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
/** The old Office files are one kind of container, the new ones another. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const ZIP = [0x50, 0x4b, 0x03, 0x04];

const MARKS: Readonly<Record<string, readonly number[]>> = {
  pdf: PDF,
  png: PNG,
  jpg: JPEG,
  jpeg: JPEG,
  doc: OLE,
  xls: OLE,
  docx: ZIP,
  xlsx: ZIP,
};

const UPLOAD_EXTENSIONS = Object.keys(MARKS);

const PHOTO_EXTENSIONS = ['jpg', 'jpeg', 'png'];

/** What is handed in together: papers of every kind the house takes, or photographs, each drawn small before it is sent. */
export const UPLOADS = {
  papers: { most: MOST_FILES, extensions: UPLOAD_EXTENSIONS },
  photos: { most: MOST_PHOTOS, extensions: PHOTO_EXTENSIONS },
} as const satisfies Record<string, { most: number; extensions: readonly string[] }>;
export type UploadKind = keyof typeof UPLOADS;

/** So many bytes at its beginning say what a file is. */
export const MARK_BYTES = 8;

const extensionOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/** Does the name promise a kind that is taken? */
export const isTakenByName = (name: string, kind: UploadKind = 'papers'): boolean =>
  name.includes('.') && UPLOADS[kind].extensions.includes(extensionOf(name));

/** Does the file begin as its name says? A name alone proves nothing. */
export function isTrueToName(name: string, head: Uint8Array): boolean {
  const mark = isTakenByName(name) ? MARKS[extensionOf(name)] : undefined;
  return mark !== undefined && mark.every((byte, at) => head[at] === byte);
}
