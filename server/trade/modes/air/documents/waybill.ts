import { AIR_WAYBILL_WORDS } from '../../../../../domain/modes/air/waybill-words';
import { airportCountry } from '../../../../../domain/modes/air/airports';
import type { AirForm } from '../../../../../domain/modes/air/form';
import type { AirQuote } from '../../../../../domain/modes/air/quote';
import type { End } from '../../../../../domain/offer/sailing';
import { orderNoInGroups } from '../../../../../domain/order/life/number';
import { wantsTaxId } from '../../../../../domain/order/blocks/tax-ids';
import { formatMoney } from '../../../../../domain/values/money';
import { escapeHtml, sheetPage, WATERMARK } from '../../sheet';
import { writtenTime } from '../../../../base/china-time';
import type { Snapshot } from '../../mode';
import { airBrief } from '../brief';
import { goodsDescription } from './goods';
import { handledAs } from './handling';
import { partyText } from './party';

export const DRAFT_NUMBER = '运单号（草稿）';

type AirSnapshot = Snapshot<AirForm, AirQuote>;
type Cell = readonly [name: string, value: string, span?: number];

const placeText = (end: End | null): string => `${end?.nameEn ?? ''} (${end?.code ?? ''})`;

const cell = ([name, value, span = 1]: Cell): string =>
  `<td colspan="${span}"><small>${escapeHtml(name)}</small>\n${escapeHtml(value)}</td>`;

const boxes = (rows: readonly (readonly Cell[])[]): string =>
  `<table class="boxes">${rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('')}</table>`;

/** `M` minimum, `N` normal rate, `Q` quantity break. */
const rateClass = (rung: string): string => (rung === 'M' || rung === 'N' ? rung : `Q（${rung} 级）`);

const sizesText = ({ sizeRows }: AirForm): string =>
  sizeRows.map(({ l, w, h, pcs }) => `${l}×${w}×${h} cm × ${pcs}`).join('\n');

/** Consignee's tax number, where the destination's customs require one. */
const consigneeTaxId = ({ destTaxId }: AirForm, airport: string | undefined): string[] =>
  wantsTaxId(airportCountry(airport)) ? [destTaxId] : [];

function waybillCharges({ charges }: AirSnapshot): { rate: string; freight: string; others: string; total: string } {
  const [freight, ...others] = charges.lines;
  return {
    rate: freight ? formatMoney(freight.unitPrice) : '',
    freight: freight ? formatMoney(freight.total) : '',
    others: others.map(({ name, total }) => `${name} ${formatMoney(total)}`).join('\n'),
    total: formatMoney(charges.totalYuan),
  };
}

/** 运单草稿: all data for the waybill of the airline, under a number that is not valid for carriage. */
export function waybillDraft(order: AirSnapshot, orderNo: string): string {
  const { form, quote } = order;
  const { org, dst, supplier, leavesAt } = quote.offer;
  const { waybillNo, flight, weight, rung, pieces, isCargoOnly } = airBrief(order);
  const { rate, freight, others, total } = waybillCharges(order);
  const handling = [
    ...(form.isDanger === 'Y' ? ['DANGEROUS GOODS AS PER ASSOCIATED SHIPPER’S DECLARATION'] : []),
    ...(isCargoOnly ? ['CARGO AIRCRAFT ONLY'] : []),
    ...handledAs(form),
  ];
  return sheetPage(
    '空运单草稿',
    WATERMARK +
      boxes([
        [
          ['托运人', partyText(form.shipper), 3],
          [DRAFT_NUMBER, waybillNo, 2],
          ['运单类型', form.awbType],
        ],
        [
          ['收货人', [partyText(form.consignee), ...consigneeTaxId(form, dst?.code)].join('\n'), 3],
          ['承运人', supplier?.nameEn ?? '', 2],
          ['订单', orderNoInGroups(orderNo)],
        ],
        [
          ['起飞机场', placeText(org), 2],
          ['目的机场', placeText(dst), 2],
          ['航班 / 起飞（中国时间）', `${flight}\n${writtenTime(leavesAt)}`, 2],
        ],
        [
          ['操作信息', handling.join('\n'), 4],
          [AIR_WAYBILL_WORDS.declaredValue, form.declaredValue],
          [AIR_WAYBILL_WORDS.customsValue, form.customsValue],
        ],
        [
          ['件数', String(pieces)],
          ['毛重', `${weight.kg} kg`],
          ['运价等级', rateClass(rung)],
          ['计费重', `${weight.charged} kg`],
          ['费率', rate],
          ['空运费', freight],
        ],
        [
          ['品名与数量', form.goods.map((row) => goodsDescription(form, row)).join('\n'), 4],
          ['尺寸', sizesText(form), 2],
        ],
        [
          ['其他费用', others, 4],
          ['合计', total, 2],
        ],
        [
          ['托运人签字', '（以航司签发的正式运单为准）', 3],
          ['承运人签字 / 日期 / 地点', '（以航司签发的正式运单为准）', 3],
        ],
      ]),
  );
}
