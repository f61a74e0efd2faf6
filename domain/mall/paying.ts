import { CONTACT } from '../people/contact';
import { INVOICE_DAYS } from '../order/changes/revised';
import type { Particular } from '../order/receipt/particulars';
import { type Day, daysAfter } from '../values/days';
import type { Is } from '../shape/is';
import type { paying, buyerName } from './paying-shape';

export type BuyerName = Is<typeof buyerName>;

type HandingDays = { leaving: Day; handed: Day };

type PayTerm = { said: string; dueOn: (days: HandingDays) => Day | null };

const CREDIT_DAYS = 30;
const UNSIGNED = '未签署信用条款的，出库前付清';

/** Payment terms by the constants `payType`; the sale agreement states the same. */
export const PAY_TERMS: Readonly<Record<string, PayTerm>> = {
  '1': { said: '出库前付清', dueOn: ({ leaving }) => leaving },
  '2': { said: `按双方签署的月结条款付款，${UNSIGNED}`, dueOn: () => null },
  '3': { said: '确认后、开始备货前付清', dueOn: () => null },
  '4': {
    said: `按双方签署的信用条款，出库后 ${CREDIT_DAYS} 天内付清；${UNSIGNED}`,
    dueOn: ({ leaving }) => daysAfter(leaving, CREDIT_DAYS),
  },
  '5': { said: '出库前由企业账户汇入收款账户', dueOn: ({ leaving }) => leaving },
  '6': { said: '提货或签收时付清', dueOn: ({ handed }) => handed },
};

export type PaymentTerms = Is<typeof paying>;

const filled = (facts: readonly Particular[]): Particular[] => facts.filter(([, value]) => value !== '');

const invoiceText = ({ invoice }: PaymentTerms): string =>
  invoice === null
    ? `未填写，订单完成后 ${INVOICE_DAYS} 天内可在订单页补填`
    : [invoice.typeName, invoice.title, invoice.taxNo].filter(Boolean).join('，');

/** Buyer, terms and due date for the desk, which shows way of paying and invoice in the form. */
export const termFacts = ({ payType, dueOn, buyer }: PaymentTerms): Particular[] =>
  filled([
    ['买受人', buyer?.name ?? ''],
    ['统一社会信用代码', buyer?.creditCode ?? ''],
    ['付款条件', PAY_TERMS[payType]?.said ?? ''],
    ['付款期限', dueOn ?? ''],
  ]);

const accountFacts = ({ account }: PaymentTerms): Particular[] =>
  account
    ? [
        ['开户行', account.bank],
        ['账号', account.number],
      ]
    : [['收款账户', '随账单提供，请以账单为准']];

export const payParticulars = (paying: PaymentTerms, orderNo: string): Particular[] =>
  filled([
    ['付款方式', paying.payName],
    ...termFacts(paying),
    ['收款户名', CONTACT.company],
    ...accountFacts(paying),
    ['汇款附言', orderNo],
    ['发票', invoiceText(paying)],
  ]);
