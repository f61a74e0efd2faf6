import { formatMoney, YUAN } from '../../values/money';

/** Up to 48 hours before arrival the place can be resold. */
export const FREE_HOURS = 48;
export const LATE_DAYS = 3;
export const NO_SHOW_DAYS = 7;
export const LEAST_FEE = 20_000;

export const CANCEL_TERMS = `入库 ${FREE_HOURS} 小时前取消不收费；之后收 ${LATE_DAYS} 天吨租，未到库收 ${NO_SHOW_DAYS} 天吨租，至少 ${formatMoney({ amount: LEAST_FEE, currency: YUAN })}。`;
