/** The cipher comes with the first captcha and never before; the browser keeps it, and tries again after a failure. */
export const loadCipher = () => import('./cipher');

/** Puts a text into the shape a challenge asks for: enciphered where it brought a key, plain where it brought none. */
export async function wrapperFor(secretKey: string | null): Promise<(plain: string) => string> {
  if (secretKey === null) return (plain) => plain;
  const { encipher } = await loadCipher();
  return (plain) => encipher(plain, secretKey);
}
