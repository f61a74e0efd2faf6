import type { AirForm } from '../../../../domain/modes/air/form';
import type { AirQuote } from '../../../../domain/modes/air/quote';
import type { Party } from '../../../../domain/order/form';
import { orderNoInGroups } from '../../../../domain/order/number';
import { facts, sheet, WATERMARK } from '../../sheet';
import type { Snapshot } from '../../mode';
import { airBrief } from '../brief';
import { namedIn } from './goods';

const partyOf = ({ name, address, phone }: Party): string =>
  [name, address, phone].filter((one) => one !== '').join('\n');

/** 运单草稿: everything the airline copies into its own waybill, under a number that nobody may fly by. */
export function waybillDraft(order: Snapshot<AirForm, AirQuote>, orderNo: string): string {
  const { form, quote } = order;
  const { org, dst, supplier } = quote.offer;
  const { waybillNo, flight, weight, rung, pieces, isCargoOnly } = airBrief(order);
  const handling = [
    ...(form.isDanger === 'Y' ? ['DANGEROUS GOODS AS PER ASSOCIATED SHIPPER’S DECLARATION'] : []),
    ...(isCargoOnly ? ['CARGO AIRCRAFT ONLY'] : []),
  ];
  return sheet(
    '空运单草稿',
    WATERMARK +
      facts([
        ['运单号（草稿）', waybillNo],
        ['订单', orderNoInGroups(orderNo)],
        ['承运人', supplier?.nameEn ?? ''],
        ['航班', flight],
        ['起飞机场', `${org?.nameEn ?? ''} (${org?.code ?? ''})`],
        ['目的机场', `${dst?.nameEn ?? ''} (${dst?.code ?? ''})`],
        ['托运人', partyOf(form.shipper)],
        ['收货人', partyOf(form.consignee)],
        ['运单类型', form.awbType],
        ['件数', String(pieces)],
        ['毛重', `${weight.kg} kg`],
        ['运价等级', rung],
        ['计费重', `${weight.charged} kg`],
        ['品名', form.goods.map((row) => namedIn(form, row)).join('\n')],
        ['操作信息', handling.join('\n')],
        ['运输声明价值', form.declaredValue],
        ['海关声明价值', form.customsValue],
      ]),
  );
}
