/** True if percent escapes decode and hold no NUL. */
export function isWellEncoded(url: string): boolean {
  if (!url.includes('%')) return true;
  try {
    return !decodeURIComponent(url).includes('\0');
  } catch {
    return false;
  }
}
