const ORDER_NO = /^[A-Z0-9]{14}$/;

export const isOrderNo = (text: string): boolean => ORDER_NO.test(text);

/** As people read a long number: in groups of four. */
export const orderNoInGroups = (orderNo: string): string => orderNo.replaceAll(/(.{4})(?=.)/g, '$1 ');
