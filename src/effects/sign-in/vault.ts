const DATABASE = 'vault';
const STORE = 'keys';
const KEY_NAME = 'rememberedPassword';
const ALGORITHM = { name: 'AES-GCM', length: 256 } as const;
const IV_BYTES = 12;

const settled = <TResult>(request: IDBRequest<TResult>) =>
  new Promise<TResult>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB refused')));
  });

async function withStore<TResult>(act: (store: IDBObjectStore) => IDBRequest<TResult>): Promise<TResult> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE));
  const database = await settled(opening);
  try {
    return await settled(act(database.transaction(STORE, 'readwrite').objectStore(STORE)));
  } finally {
    database.close();
  }
}

/** A non-extractable key: the page can use it but not read it. */
const storedKey = () => withStore<CryptoKey | undefined>((store) => store.get(KEY_NAME));

async function someKey(): Promise<CryptoKey> {
  const known = await storedKey();
  if (known) return known;
  const key = await crypto.subtle.generateKey(ALGORITHM, false, ['encrypt', 'decrypt']);
  await withStore((store) => store.put(key, KEY_NAME));
  return key;
}

const toText = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const toBytes = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

const ownerBytes = (owner: string) => new TextEncoder().encode(owner);

/** `owner` is authenticated data: text sealed for one phone number cannot be opened for another. */
export async function seal(plain: string, owner: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const algorithm = { name: ALGORITHM.name, iv, additionalData: ownerBytes(owner) };
  const sealed = await crypto.subtle.encrypt(algorithm, await someKey(), new TextEncoder().encode(plain));
  return toText(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}

/** Throws if the key is gone or the text was altered. */
export async function unseal(sealed: string, owner: string): Promise<string> {
  const key = await storedKey();
  if (!key) throw new Error('the key is gone');
  const bytes = toBytes(sealed);
  const algorithm = { name: ALGORITHM.name, iv: bytes.slice(0, IV_BYTES), additionalData: ownerBytes(owner) };
  return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, key, bytes.slice(IV_BYTES)));
}
