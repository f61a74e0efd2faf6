export const itemsNeeded = '请勾选检查项';
