import type { ChosenFile } from '../../../machines/identity/verification';

/** Chunk size, below the argument limit of a call. */
const STEP = 8_192;

async function encoded(file: ChosenFile): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += STEP) text += String.fromCharCode(...bytes.subarray(at, at + STEP));
  return btoa(text);
}

const NOT_IN_A_NAME = /[\p{Cc}\\/:*?"<>|]/gu;

export const encodeScan = async (file: ChosenFile) => ({
  fileName: file.name.replaceAll(NOT_IN_A_NAME, ' ').slice(-120),
  content: await encoded(file),
});
