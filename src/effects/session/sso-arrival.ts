const PARAMETER = 'token';
const TOKEN = /^[\w.~+/=-]{1,256}$/;

/** Takes a single sign-on token out of the address before anything else can read, send or keep the address. */
export function takeSsoToken(): string | null {
  const address = new URL(location.href);
  const token = address.searchParams.get(PARAMETER);
  if (token === null) return null;
  address.searchParams.delete(PARAMETER);
  history.replaceState(history.state, '', `${address.pathname}${address.search}${address.hash}`);
  return TOKEN.test(token) ? token : null;
}

/** Whether the link was followed on one of these sites. */
export const isVouched = (referrer: string, origins: readonly string[]): boolean =>
  URL.canParse(referrer) && origins.includes(new URL(referrer).origin);
