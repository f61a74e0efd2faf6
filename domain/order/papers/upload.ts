/** Upload limit of 20 MB for every upload. */
export const UPLOAD_BYTES = 20 * 1024 * 1024;
export const MOST_FILES = 20;
export const MOST_PHOTOS = 6;

const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
/** Magic bytes: old Office files are OLE, new ones ZIP. */
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

/** Upload kinds: papers of all accepted types, or photos, which are scaled down before upload. */
export const UPLOADS = {
  papers: { most: MOST_FILES, extensions: UPLOAD_EXTENSIONS },
  photos: { most: MOST_PHOTOS, extensions: PHOTO_EXTENSIONS },
} as const satisfies Record<string, { most: number; extensions: readonly string[] }>;
export type UploadKind = keyof typeof UPLOADS;

export const MARK_BYTES = 8;

const fileExtension = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

export const isTakenByName = (name: string, kind: UploadKind = 'papers'): boolean =>
  name.includes('.') && UPLOADS[kind].extensions.includes(fileExtension(name));

/** Security: checks the magic bytes against the extension, because a name proves nothing. */
export function isTrueToName(name: string, head: Uint8Array): boolean {
  const mark = isTakenByName(name) ? MARKS[fileExtension(name)] : undefined;
  return mark !== undefined && mark.every((byte, at) => head[at] === byte);
}
