import { tabStorage } from '../storage';

const keyOf = (orderNo: string) => `greeted:${orderNo}`;

/** A reload shows the order, and does not congratulate on it again. */
export const isGreeted = (orderNo: string): boolean => tabStorage.read(keyOf(orderNo)) !== null;

export function rememberGreeted(_: unknown, { orderNo }: { orderNo: string }): void {
  tabStorage.write(keyOf(orderNo), '1');
}
