const PARAMETER = 'token';
const TOKEN = /^[\w.~+/=-]{1,256}$/;

/** Removes the SSO token from the address before anything else can read, send or store it. */
export function takeSsoToken(): string | null {
  const address = new URL(location.href);
  const token = address.searchParams.get(PARAMETER);
  if (token === null) return null;
  address.searchParams.delete(PARAMETER);
  history.replaceState(history.state, '', `${address.pathname}${address.search}${address.hash}`);
  return TOKEN.test(token) ? token : null;
}

export const isVouched = (referrer: string, origins: readonly string[]): boolean =>
  URL.canParse(referrer) && origins.includes(new URL(referrer).origin);
