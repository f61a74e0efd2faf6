import type { Queries } from '../../base/database/database';
import { tableNames } from './tables';

type Paper = { fileId: string; sha256: string };

const FILES = 'select file_id as "fileId", sha256 from files where sha256 is not null';
const PHOTOS = 'select photo_id, sha256 from site_photos';

/** All files with bytes outside the database. Databases of older releases have no photographs. */
export async function listPapers(queries: Queries): Promise<Paper[]> {
  const hasPhotos = (await tableNames(queries)).includes('site_photos');
  return queries.query<Paper>(hasPhotos ? `${FILES} union all ${PHOTOS}` : FILES);
}
