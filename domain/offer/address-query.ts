import { parseQuery } from '../values/query';
import type { AddressWord } from './address-words';

export type AddressQuery = Readonly<Partial<Record<AddressWord, string>>>;

export const addressIn: (search: string) => AddressQuery = parseQuery;
