import { goodsLookup } from '../../../../domain/goods/identity';
import type { TruckRow } from '../../../../domain/modes/truck/cargo';
import { roadCarrier } from '../../../../domain/modes/truck/carriers';
import { OWN } from '../../../../domain/modes/truck/fields';
import type { TruckForm } from '../../../../domain/modes/truck/form';
import type { TruckQuote } from '../../../../domain/modes/truck/quote';
import {
  isTankQuote,
  readLoadKg,
  quotedPart,
  readRows,
  countTrucks,
  vehicleOf,
} from '../../../../domain/modes/truck/reading';
import { stopLoads, type TruckStop, type StopLoad } from '../../../../domain/modes/truck/stop-loads';
import { stopCalled } from '../../../../domain/modes/truck/stop-words';
import { rowUnNumber } from '../../../../domain/order/goods/hazards';
import type { GoodsRow } from '../../../../domain/goods/row';
import { rowNature } from '../../../../domain/goods/nature';
import { orderNoInGroups } from '../../../../domain/order/life/number';
import { findRoadFacts } from '../../../../domain/road/facts';
import { parseNumber, parseWholeNumber } from '../../../../domain/values/typed-number';
import { writtenTime } from '../../../base/china-time';
import { identifyGoods } from '../../../world/dangerous-goods/identify';
import { describedAs, packagesText } from '../goods-line';
import type { Snapshot } from '../mode';
import { escapeHtml, factRows, sheetPage, WATERMARK } from '../sheet';
import { MEASURE_HEADS, emergencyMeasures } from './measures';
import { goodsFromLibrary, requireTrip } from './ordered';
import { furtherReceipts, partReceipt, receiptStops, windowText } from './stops';
import type { KeptUnit } from './units';

type ListFacts = Pick<Snapshot<TruckForm, TruckQuote>, 'form' | 'quote'>;

const PURPOSES = { '': '', USE: '自用', STORE: '仓储', RESALE: '转售' } as const;
const UNSAID = '未填';

const kilograms = (kg: number | null): string => (kg === null ? UNSAID : `${kg.toLocaleString('en-US')} kg`);

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  // A phone scrolls wide tables, so they must be focusable by keyboard.
  `<table tabindex="0"><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>${rows
    .map((cells) => `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`)
    .join('')}</table>`;

/** Inspectors need to see on the paper why goods may travel beside general cargo. */
function littleWords({ innerQuantity }: GoodsRow, row: TruckRow | undefined): string {
  if (row?.limited?.kind === 'fits') return `，有限数量（每个内包装 ${innerQuantity}）`;
  return row?.excepted?.fit.kind === 'fits' ? `，例外数量 ${row.excepted.code}（每个内包装 ${innerQuantity}）` : '';
}

const isDangerous = (form: TruckForm, row: GoodsRow): boolean => rowNature(row, form.isDanger) === 'Y';

/** Tunnel code in brackets, as on transport documents. */
function tunnelText(row: GoodsRow): string {
  const packingGroup = row.packingGroup === 'N' || row.packingGroup === '' ? null : row.packingGroup;
  const tunnel = findRoadFacts({ unNo: rowUnNumber(row), packingGroup })?.tunnel;
  return tunnel === undefined ? '未收录，按一览表填写' : `（${tunnel}）`;
}

const GOODS = ['品名', '危险货物说明', '隧道代码', '包装种类、规格与件数', '毛重', '净重'];

/** Dangerous goods description as on every transport document, then road-only data. */
function goodsTable({ form, quote }: ListFacts): string {
  const isTank = isTankQuote(quote);
  const judged = readRows(form, quote, goodsFromLibrary);
  const rows = form.goods.map((row, at) => [
    row.nameCn,
    isDangerous(form, row)
      ? `${describedAs(row)}${row.isMarinePollutant ? '，危害环境' : ''}${littleWords(row, judged[at])}`
      : '非危险货物',
    isDangerous(form, row) ? tunnelText(row) : '',
    isTank ? '罐装' : [packagesText(row), row.packMark].filter(Boolean).join('\n'),
    kilograms(isTank ? readLoadKg(form, quote) : parseNumber(row.grossKg, 2)),
    isTank || row.netKg.trim() === '' ? '' : kilograms(parseNumber(row.netKg, 2)),
  ]);
  return table(GOODS, rows);
}

function sumLines({ form, quote }: ListFacts): [string, string][] {
  const [kg, trucks] = [readLoadKg(form, quote), countTrucks(form) ?? 1];
  const counts = form.goods.map(({ pieces }) => parseWholeNumber(pieces));
  const pieces = counts.reduce<number | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0);
  const words = (times: number) =>
    [
      ...(isTankQuote(quote) ? [] : [pieces === null ? `件数${UNSAID}` : `${pieces * times} 件`]),
      kg === null ? `毛重${UNSAID}` : kilograms(Math.round(kg * times * 10) / 10),
    ].join('，');
  if (quotedPart(quote)) return [['本票合计', words(1)]];
  return [['每车合计', words(1)], ...(trucks > 1 ? [[`${trucks} 车合计`, words(trucks)] as [string, string]] : [])];
}

function loadWords({ name, pieces, kg }: StopLoad): string {
  const amounts = [...(pieces === null ? [] : [`${pieces} 件`]), ...(kg === null ? [] : [kilograms(kg)])];
  return `${name}：${amounts.length === 0 ? `数量${UNSAID}` : amounts.join('，')}`;
}

const loadedWords = ({ isPickup, loads }: TruckStop): string =>
  loads
    .filter(({ pieces, kg }) => (pieces ?? kg) !== 0)
    .map((load) => `${isPickup ? '装' : '卸'} ${loadWords(load)}`)
    .join('\n');

type StopPlace = { city: string; address: string; contact: string; phone: string };

const meetingText = ({ city, address, contact, phone }: StopPlace, hub = ''): string =>
  [`${city}${address || hub}`, `${contact} ${phone}`.trim()].filter(Boolean).join('\n');

function stopsTable({ form, quote }: ListFacts): string {
  const { pickup, drop } = receiptStops(form, quote);
  const part = partReceipt(form, quote);
  const between = furtherReceipts(form, quote, []);
  const at = [
    ['装货', meetingText(pickup, part ? `站点（${part.pickHub}）` : '')],
    ...between.map((stop, index) => [stopCalled(index, stop.isPickup), meetingText(stop)]),
    ['卸货', meetingText(drop, part ? `站点（${part.dropHub}）` : '')],
  ];
  const loads = stopLoads(form, quote);
  const rows = at.map((cells, index) => [...cells, loads[index] ? loadedWords(loads[index]) : '']);
  return table(['站', '地址与联系人', part ? '装卸货物' : '每车装卸货物'], rows);
}

const companyWords = (form: TruckForm, company: 'sender' | 'receiver'): string => {
  // Earlier forms lack these company fields.
  const said = (fact: 'Name' | 'Address' | 'Phone' | 'Licence') => (form[`${company}${fact}`] ?? '').trim();
  const licence = said('Licence');
  const lines = [said('Name'), said('Address'), said('Phone'), licence === '' ? '' : `许可证 ${licence}`];
  return lines.filter(Boolean).join('\n') || UNSAID;
};

function carrierWords({ offer: { supplier, detail } }: TruckQuote): string {
  const classes = roadCarrier(detail.carrier)?.classes.join('、') ?? '';
  return [supplier?.nameCn, `道路危险货物运输许可范围：第 ${classes} 类`].join('\n');
}

/** True if the form shows the field; values of hidden fields are ignored. */
const isFieldAsked = ({ form, quote }: ListFacts, name: 'inhibitorUntil' | 'tempC' | 'passNo' | 'boxNo'): boolean =>
  OWN.asks(name, form, { now: 0, quote, ...goodsLookup(identifyGoods) });

function careText(order: ListFacts): string {
  const { form, quote } = order;
  const said = (name: 'inhibitorUntil' | 'tempC') => (isFieldAsked(order, name) ? form[name].trim() : '');
  const { detourKm } = quotedPart(quote) ? quote.offer.detail : requireTrip(form, quote);
  return [
    ...(detourKm > 0 ? [`绕行 ${detourKm} 公里，避开限行隧道`] : []),
    ...(said('inhibitorUntil') === '' ? [] : [`稳定剂有效期至 ${said('inhibitorUntil')}`]),
    ...(said('tempC') === '' ? [] : [`控温 ${said('tempC')} ℃`]),
    ...(form.remark.trim() === '' ? [] : [form.remark.trim()]),
  ].join('\n');
}

function measuresTable({ form }: Pick<ListFacts, 'form'>): string {
  const dangerous = form.goods.filter((row) => isDangerous(form, row));
  const classes = [...new Set(dangerous.flatMap(({ hazardClass, subRisks }) => [hazardClass, ...subRisks]))];
  const rows = classes.flatMap((one) => {
    const measures = emergencyMeasures(one);
    return measures.length === 0 ? [] : [[`第 ${one} 类`, ...measures]];
  });
  if (rows.length === 0) return '';
  return `<h2>危险特性与应急措施</h2>${table(['类别', ...MEASURE_HEADS], rows)}<p><small>按类别的一般措施，以随车的安全技术说明书为准。</small></p>`;
}

const unitLines = (units: readonly KeptUnit[]): [string, string][] =>
  units.map(({ no, trailerNo, driver, driver2, escort, escort2, boxNo }, at) => [
    units.length > 1 ? `第 ${at + 1} 车` : '车牌与人员',
    [
      [no, trailerNo].filter(Boolean).join(' '),
      `驾驶员 ${[driver, driver2].filter(Boolean).join('、')}`,
      ...(escort === '' ? [] : [`押运员 ${[escort, escort2].filter(Boolean).join('、')}`]),
      ...(boxNo ? [`箱号 ${boxNo}`] : []),
    ].join('，'),
  ]);

const UNSUBMITTED = `${WATERMARK}<p>未提交：按填到这里的内容打印，供核对，不作托运凭证。</p>`;

type OrderFacts = { orderNo: string; units: readonly KeptUnit[] };

/**
 * 危险货物托运清单, the list that the law demands of a consignor by road. `submitted`: null for a draft. The list is null
 * for goods that are not dangerous.
 */
function consignmentList(order: ListFacts, submitted: OrderFacts | null): string | null {
  const { form, quote } = order;
  if (form.isDanger !== 'Y' || form.goods.every((row) => !isDangerous(form, row))) return null;
  const part = partReceipt(form, quote);
  const { pickup } = receiptStops(form, quote);
  const { nameCn } = vehicleOf(quote);
  const { org, dst } = quote.offer;
  const trucks = countTrucks(form) ?? 1;
  const { units = [] } = submitted ?? {};
  const said = factRows([
    ['订单', submitted === null ? '' : orderNoInGroups(submitted.orderNo)],
    ['托运人', companyWords(form, 'sender')],
    ['收货人', companyWords(form, 'receiver')],
    ['收货人用途', PURPOSES[form.purpose]],
    ['承运人', carrierWords(quote)],
    ['装货人', '装卸表中装货各站'],
    ['起运地', org?.nameCn ?? ''],
    ['目的地', dst?.nameCn ?? ''],
    ['车辆', part ? `零担拼车 ${nameCn}` : `${trucks} × ${nameCn}${trucks > 1 ? '，各车装载相同' : ''}`],
    ...unitLines(units),
    ['箱号', isFieldAsked(order, 'boxNo') && units.every(({ boxNo }) => !boxNo) ? form.boxNo.trim() : ''],
    ['装货时间', pickup.from === '' ? `${writtenTime(part?.closesAt)} 前送到站点` : windowText(pickup)],
    ['24 小时应急电话', [form.emergencyName, form.emergencyPhone].filter(Boolean).join(' ') || UNSAID],
    ['通行证编号', isFieldAsked(order, 'passNo') ? form.passNo.trim() : ''],
    ['运输要求', careText(order)],
  ]);
  return sheetPage(
    '危险货物托运清单',
    [
      submitted === null ? UNSUBMITTED : '',
      said,
      `<h2>${part ? '货物' : '货物（每车）'}</h2>`,
      goodsTable(order),
      factRows(sumLines(order)),
      '<h2>装卸</h2>',
      stopsTable(order),
      measuresTable(order),
      '<p>托运人声明：以上内容真实、完整，货物的分类、包装和标志符合规定。</p>',
      '<p class="sign">托运人（盖章）：　　　　　　承运人（签收）：　　　　　　日期：</p>',
    ].join(''),
  );
}

export const CONSIGNMENT = 'truckConsignment';

export const truckDocument = (kind: string, order: ListFacts, submitted: OrderFacts | null = null): string | null =>
  kind === CONSIGNMENT ? consignmentList(order, submitted) : null;
