import { PASSWORD_HASH_PREFIX } from '../../../domain/people/credentials';

const hexOf = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Halves of characters spell differently in every library, so they are replaced before any of them looks. */
const prefixed = (password: string) => PASSWORD_HASH_PREFIX + password.replaceAll(/\p{Cs}/gu, '\uFFFD');

async function hashInScript(text: string): Promise<string> {
  const { sha256Hex } = await import('./sha256-script');
  return sha256Hex(text);
}

/** What travels instead of a password. Plain http has no WebCrypto; there a script takes the very same hash. */
export async function hashPassword(
  password: string,
  subtle: SubtleCrypto | undefined = crypto.subtle,
): Promise<string> {
  const text = prefixed(password);
  return subtle ? hexOf(await subtle.digest('SHA-256', new TextEncoder().encode(text))) : hashInScript(text);
}
