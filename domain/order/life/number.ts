import { MODE_IDS, MODES, type ModeId } from '../../mode-ids';

const ORDER_NO = /^[A-Z0-9]{14}$/;

export const isOrderNo = (text: string): boolean => ORDER_NO.test(text);

export const orderNoInGroups = (orderNo: string): string => orderNo.replaceAll(/(.{4})(?=.)/g, '$1 ');

export const modeOfOrder = (orderNo: string): ModeId | null =>
  MODE_IDS.find((id) => orderNo.startsWith(MODES[id].prefix)) ?? null;
