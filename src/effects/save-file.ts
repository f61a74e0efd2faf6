import type { NamedFile } from './gateway/file';

/** Long enough for every browser to have taken the file over. */
const KEPT_FOR = 60_000;

/** Hands a file to the browser under its own name. */
export function saveFile({ name, blob }: NamedFile): void {
  const address = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_FOR);
}
