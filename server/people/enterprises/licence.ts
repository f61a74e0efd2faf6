import { withoutMetadata } from '../files/metadata';
import { isBoundedPicture } from '../files/picture';
import { LICENCE_BYTES, type LICENCE_TYPES } from '../../../domain/people/enterprise';

type LicenceType = (typeof LICENCE_TYPES)[number];

/** Magic bytes by type. Claimed names and headers are ignored. */
const BEGINNINGS: readonly [LicenceType, string][] = [
  ['image/jpeg', 'ffd8ff'],
  ['image/png', '89504e470d0a1a0a'],
  ['application/pdf', '255044462d'],
];

export type Licence = { type: LicenceType; bytes: Uint8Array };

/** Decoded file, pictures without metadata; undefined for other types. */
export async function readLicence(content: string): Promise<Licence | undefined> {
  const bytes = Buffer.from(content, 'base64');
  if (bytes.byteLength > LICENCE_BYTES) return undefined;
  const beginning = bytes.subarray(0, 8).toString('hex');
  const type = BEGINNINGS.find(([, mark]) => beginning.startsWith(mark))?.[0];
  if (!type || (type !== 'application/pdf' && !(await isBoundedPicture(type, bytes)))) return undefined;
  return { type, bytes: withoutMetadata(type, bytes) };
}
