import { openPage } from '../booking/open-page';
import { tabStorage } from '../storage';

const keyOf = (orderNo: string) => `placed:${orderNo}`;

/** This tab has placed the order and not congratulated on it yet. */
export const isJustPlaced = (orderNo: string): boolean => tabStorage.read(keyOf(orderNo)) !== null;

/** From the form that placed an order to its page, the first time. */
export function openReceipt(_: unknown, { orderNo, address }: { orderNo: string; address: string }): void {
  tabStorage.write(keyOf(orderNo), '1');
  openPage(_, { address });
}

/** A reload shows the order, and does not congratulate on it again. */
export function rememberGreeted(_: unknown, { orderNo }: { orderNo: string }): void {
  tabStorage.remove(keyOf(orderNo));
}
