import { PASSWORD_HASH_PREFIX } from '../../../domain/people/credentials';

const toHex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Lone surrogates encode differently per library, so they are replaced before hashing. */
const prefixed = (password: string) => PASSWORD_HASH_PREFIX + password.replaceAll(/\p{Cs}/gu, '\uFFFD');

async function hashInScript(text: string): Promise<string> {
  const { sha256Hex } = await import('./sha256-script');
  return sha256Hex(text);
}

/** Sent instead of the password. Plain http lacks WebCrypto; a script computes the same hash there. */
export async function hashPassword(
  password: string,
  subtle: SubtleCrypto | undefined = crypto.subtle,
): Promise<string> {
  const text = prefixed(password);
  return subtle ? toHex(await subtle.digest('SHA-256', new TextEncoder().encode(text))) : hashInScript(text);
}
