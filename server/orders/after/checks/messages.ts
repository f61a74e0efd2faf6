export const itemsNeeded = '请勾选检查项';

export const checksOpen = (open: number): string => `还有 ${open} 项现场检查没有合格，不能登记`;

export const checkUnknown = (called: string): string => `没有这一${called}或这项检查`;
