const KEY = 'userCenterToken';

/** The center's session, kept while its tab is open; separate from the main site. Storage may be blocked. */
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
    // Without storage the session lasts until the next reload.
  }
}

export function forgetCenterToken(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
