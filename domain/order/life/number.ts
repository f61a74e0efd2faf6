import { MODE_IDS, MODES, type ModeId } from '../../mode-ids';

const ORDER_NO = /^[A-Z0-9]{14}$/;

export const isOrderNo = (text: string): boolean => ORDER_NO.test(text);

/** As people read a long number: in groups of four. */
export const orderNoInGroups = (orderNo: string): string => orderNo.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Every mode has a prefix of its own; null where the number is none of the house. */
export const modeOfOrder = (orderNo: string): ModeId | null =>
  MODE_IDS.find((id) => orderNo.startsWith(MODES[id].prefix)) ?? null;
