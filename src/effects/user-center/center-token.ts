const KEY = 'userCenterToken';

/** The center's own session, as long as its tab is open; the site next door has another. Storage may be shut off. */
export function readCenterToken(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function saveCenterToken(_: unknown, { token }: { token: string }): void {
  try {
    sessionStorage.setItem(KEY, token);
  } catch {
    // The visit lasts until the next reload.
  }
}

export function forgetCenterToken(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing could be kept, so nothing is left.
  }
}
