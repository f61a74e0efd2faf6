/** Loads the cipher with the first captcha; a failed load is retried. */
export const loadCipher = () => import('./cipher');

/** Encrypts text if the challenge brought a key; otherwise leaves it plain. */
export async function textWrapper(secretKey: string | null): Promise<(plain: string) => string> {
  if (secretKey === null) return (plain) => plain;
  const { encipher } = await loadCipher();
  return (plain) => encipher(plain, secretKey);
}
