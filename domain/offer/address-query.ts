import { queryIn } from '../values/query';
import type { AddressWord } from './address-words';

/** An address of results, by the words that are read. The list of them stays with the gateway. */
export type AddressQuery = Readonly<Partial<Record<AddressWord, string>>>;

export const addressIn: (search: string) => AddressQuery = queryIn;
