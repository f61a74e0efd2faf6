// @ts-check
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path/posix';

/** @typedef {{ fileNames: string[], fileInfos: (string | { version: string, signature?: string | false })[] }} Found */

/**
 * The types of each file as the compiler has kept them: one word a file, which stays while only what is inside of its
 * functions changes. Of what it does not know nothing is said.
 * @param {string} root @param {string} file where it keeps them, from the root
 * @returns {Map<string, string>}
 */
export function signaturesIn(root, file) {
  /** @type {Found} */
  let found;
  try {
    found = JSON.parse(readFileSync(join(root, file), 'utf8'));
  } catch {
    return new Map();
  }
  return new Map(
    found.fileNames.flatMap((name, at) => {
      const info = found.fileInfos[at];
      const word = typeof info === 'object' ? (info.signature ?? info.version) : info;
      return word ? [[relative(root, join(root, dirname(file), name)), word]] : [];
    }),
  );
}
