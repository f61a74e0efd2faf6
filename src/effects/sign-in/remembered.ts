import { fromPromise } from 'xstate';

import { isMobileNumber } from '../../../domain/people/phone';
import type { Credentials, RememberedLogin } from '../../../machines/identity/login';
import { cookies, type Shelf } from '../session/cookies';
import { seal, unseal } from './vault';

const PHONE = 'userName';
const PASSWORD = 'password';
const CHECKED = 'checkedPassWord';
const THIRTY_DAYS = 2_592_000;

export type Vault = { seal: typeof seal; unseal: typeof unseal };

/** Credentials the user asked this browser to remember. The password is stored encrypted or not at all. */
export function createCredentials(shelf: Shelf = cookies, vault: Vault = { seal, unseal }) {
  const passwordOf = async (phone: string): Promise<string | null> => {
    const sealed = shelf.read(PASSWORD);
    if (sealed === null) return null;
    const password = await vault.unseal(sealed, phone).catch(() => null);
    if (password === null) shelf.remove(PASSWORD);
    return password;
  };

  return {
    async recall(): Promise<RememberedLogin | null> {
      const phone = shelf.read(PHONE);
      if (shelf.read(CHECKED) !== 'true' || phone === null || !isMobileNumber(phone)) return null;
      return { phone, password: await passwordOf(phone) };
    },
    async remember({ phone, password }: Credentials): Promise<void> {
      shelf.write(PHONE, phone, THIRTY_DAYS);
      shelf.write(CHECKED, 'true', THIRTY_DAYS);
      shelf.remove(PASSWORD);
      const sealed = await vault.seal(password, phone).catch(() => null);
      if (sealed !== null) shelf.write(PASSWORD, sealed, THIRTY_DAYS);
    },
    forget(): void {
      for (const name of [PHONE, PASSWORD, CHECKED]) shelf.remove(name);
    },
  };
}

const remembered = createCredentials();

export const recallCredentials = fromPromise<RememberedLogin | null, undefined>(() => remembered.recall());

export const rememberCredentials = (_: unknown, credentials: Credentials): void =>
  void remembered.remember(credentials);

export const forgetCredentials = (): void => remembered.forget();
