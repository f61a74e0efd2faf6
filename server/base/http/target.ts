/** An address whose percent signs say something, and nothing that no text may hold. */
export function isWellEncoded(url: string): boolean {
  if (!url.includes('%')) return true;
  try {
    return !decodeURIComponent(url).includes('\0');
  } catch {
    return false;
  }
}
