import type { AirForm } from '../../../../../domain/modes/air/form';
import type { AirQuote } from '../../../../../domain/modes/air/quote';
import { orderNoInGroups } from '../../../../../domain/order/life/number';
import { factRows, sheetPage, WATERMARK } from '../../sheet';
import type { Snapshot } from '../../mode';
import { airBrief } from '../brief';
import { goodsDescription, packedAs } from './goods';
import { partyText } from './party';
import { DRAFT_NUMBER } from './waybill';

const PASSENGER = '客机和货机 PASSENGER AND CARGO AIRCRAFT';
const FREIGHTER = '仅限货机 CARGO AIRCRAFT ONLY';

/** DGR 8.1.6.13: mandatory wording of the shipper's certification. */
const CERTIFIED =
  'I hereby declare that the contents of this consignment are fully and accurately described above by the proper shipping name, and are classified, packaged, marked and labelled/placarded, and are in all respects in proper condition for transport according to applicable international and national governmental regulations. I declare that all of the applicable air transport requirements have been met.';

/** Both aircraft types are on the form; the inapplicable one is struck out. */
const aircraft = (isCargoOnly: boolean): string => {
  const [holds, struck] = isCargoOnly ? [FREIGHTER, PASSENGER] : [PASSENGER, FREIGHTER];
  return `<p><b>${holds}</b>　<del>${struck}</del></p>`;
};

/** 托运人危险品申报单草稿: what the shipper signs twice, with what does not apply crossed out. */
export function declarationDraft(order: Snapshot<AirForm, AirQuote>, orderNo: string): string {
  const { form, quote } = order;
  const { waybillNo, isCargoOnly, outers } = airBrief(order);
  const { org, dst } = quote.offer;
  const goods = form.isDanger === 'Y' ? form.goods : [];
  return sheetPage(
    '托运人危险品申报单草稿',
    WATERMARK +
      factRows([
        [DRAFT_NUMBER, waybillNo],
        ['订单', orderNoInGroups(orderNo)],
        ['托运人', partyText(form.shipper)],
        ['收货人', partyText(form.consignee)],
        ['起飞机场', org?.nameEn ?? ''],
        ['目的机场', dst?.nameEn ?? ''],
      ]) +
      aircraft(isCargoOnly) +
      factRows([
        ...goods.map((row, at): [string, string] => [
          `货物 ${at + 1}`,
          `${goodsDescription(form, row)}\n${packedAs(form, row)}`,
        ]),
        ...outers.map(({ outer, q }): [string, string] => [`外包装 ${outer}`, `Q = ${q}`]),
        ['24 小时应急联系', `${form.emergencyName} ${form.emergencyPhone}`],
        ['签字', '托运人签字、日期（一式两份）'],
      ]) +
      `<p>${CERTIFIED}</p><p class="sign">________________________</p>`,
  );
}
