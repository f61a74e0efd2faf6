import type { Critical } from '../../../../domain/goods/critical';
import { fireName } from '../../../../domain/goods/fire';
import { whParticulars } from '../../../../domain/modes/wh/particulars';
import { readGoods } from '../../../../domain/modes/wh/reading';
import { orderNoInGroups } from '../../../../domain/order/life/number';
import { describedAs, packagesText } from '../goods-line';
import { factRows, sheetPage } from '../sheet';
import { whBrief } from './brief';
import { LIBRARY_FACTS } from './ordered';
import { CHECKED_BY_HAND, type WhSnapshot, permittedParticular, signatureLines, htmlTable } from './told';

const BLANK_ROWS = 6;

/** Marks values not yet checked against the standard. */
const criticalText = ({ by, tons }: Critical): string => {
  if (tons !== null) return `${tons} t（GB 18218 ${by === 'NAME' ? '表 1' : '表 2'}，待核）`;
  return by === 'NONE' ? '未列名' : '待核定';
};

/** Uncertain values are marked, and open ones left to the signer. */
function registerLines({ form }: WhSnapshot): string[] {
  return readGoods(form, LIBRARY_FACTS).map(({ row, name, unNo, hazardClass, fire, fireSaid, tons, critical }) => {
    const typed = form.goods[row - 1];
    const item = fireSaid ?? fire?.item;
    const isSure = fireSaid === null && fire?.isSure === true;
    return factRows([
      ['品名', name],
      [
        'UN 编号与类别',
        typed && form.isDanger === 'Y' ? describedAs(typed) : `UN ${unNo ?? ''} 第 ${hazardClass ?? ''} 类`,
      ],
      ['火灾危险性', item ? `${fireName(item)}${isSure ? '' : '（待确认）'}` : '待核定'],
      ['包装', typed ? packagesText(typed) : ''],
      ['毛重', `${tons} t`],
      ['临界量', criticalText(critical)],
    ]);
  });
}

/** 危险化学品储存登记: what of which danger is stored where; what has really come and gone is written on it by the store. */
export function storageRegister(order: WhSnapshot, orderNo: string): string {
  const { form, quote } = order;
  const told = whBrief(order, []);
  const { areaM2, tons: most } = quote.offer.detail.room;
  const head = factRows([
    ['登记编号', orderNoInGroups(orderNo)],
    ...whParticulars(told, ['store']),
    permittedParticular(order, `${areaM2} m²`, `最大储量 ${most} t`),
    ['货主', form.owner],
    ['应急联系人', `${form.emergencyName} ${form.emergencyPhone}`],
    ...whParticulars(told, ['batch']),
    ['有效期至', form.expiry],
    ...whParticulars(told, ['stay']),
    ['重大危险源', '□ 未构成　□ 已构成并备案（由仓库核定；临界量以 GB 18218 正式文本为准）'],
    ['一书一签', CHECKED_BY_HAND],
  ]);
  const stock = htmlTable(['日期', '入／出', '品名', '吨', '结余吨', '登记人', '复核人'], [], BLANK_ROWS);
  return sheetPage(
    '危险化学品储存登记',
    `${head}<h2>储存的危险化学品</h2>${registerLines(order).join('<br>')}<h2>出入库登记（由仓库填写）</h2>${stock}${signatureLines(['仓库负责人', '安全员'])}`,
  );
}
