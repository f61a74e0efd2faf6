import { openPage } from '../booking/open-page';
import { tabStorage } from '../storage';

const placedKey = (orderNo: string) => `placed:${orderNo}`;

/** True if this tab placed the order and has not shown the congratulation yet. */
export const isJustPlaced = (orderNo: string): boolean => tabStorage.read(placedKey(orderNo)) !== null;

export function openReceipt(_: unknown, { orderNo, address }: { orderNo: string; address: string }): void {
  tabStorage.write(placedKey(orderNo), '1');
  openPage(_, { address });
}

/** A reload must not congratulate again. */
export function rememberGreeted(_: unknown, { orderNo }: { orderNo: string }): void {
  tabStorage.remove(placedKey(orderNo));
}
