import { CLASS_PAPER_NAMES } from '../../class-papers';
import type { LclForm } from '../../../../../domain/modes/lcl/form';
import type { LclQuote } from '../../../../../domain/modes/lcl/quote';
import type { HazardClass } from '../../../../../domain/goods/dangerous-goods';
import type { CutoffCode } from '../../../../../domain/offer/cutoffs';
import { rowNature } from '../../../../../domain/goods/nature';
import { parseWholeNumber } from '../../../../../domain/values/typed-number';
import { describedAs, goodsLine } from '../../goods-line';
import type { GatePass, Snapshot } from '../../mode';
import { lclBrief } from '../brief';
import { cargoInNotice } from './notice';
import { writtenTime } from '../../../../base/china-time';
import { orderNoInGroups } from '../../../../../domain/order/life/number';
import { classesInWords, drawDiamonds } from '../../diamond';
import { qrDrawing } from '../../qr';
import { escapeHtml, sheetPage } from '../../sheet';

/** Requirements of a shed beyond those of every class. */
const OF_CLASS: Partial<Record<HazardClass, string>> = {
  '2.2': '气瓶检验合格证，阀门保护与充装量声明',
  '3': '闪点与物质库相差超过 2℃，或距 23、28、60℃ 不到 2℃ 的，带闪点检测报告',
  '4.1': '自反应、聚合性物质带稳定化或温控声明',
  '5.1': CLASS_PAPER_NAMES.oxidizer,
  '6.1': '包装类别 II 的带毒性数据（LD50/LC50）页',
  '8': CLASS_PAPER_NAMES.corrosive,
  '9': '锂电池带 UN38.3 试验概要、电池规格书和荷电状态声明；UN 3077、UN 3082 带技术名称与海洋污染物标记照片',
};

const OF_ALL: readonly string[] = [
  '凭进仓编号和预约码，在收货时段内送到门岗；进仓费已由平台预付',
  '每件外包装贴唛头，件数与唛头上的总件数一致',
  '实测体积、重量超出原订 ±10% 的，按实测计费，货主确认后才装箱',
];

const OF_DANGER: readonly string[] = [
  '随车带危险货物道路运输证、押运员资格证，另带 SDS 与危包证复印件',
  '外包装需有 UN 标记与正确运输名称，每件贴好下列危险标志',
];

const listed = (texts: readonly string[]): string =>
  `<ul>${texts.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`;

/** 进仓须知: what has to be in order before the gate lets the goods in, by their classes. */
export function cargoInRules(shed: string, classes: readonly HazardClass[]): string {
  const own = classes.flatMap((one) => (OF_CLASS[one] ? [`${classesInWords([one])}：${OF_CLASS[one]}`] : []));
  const danger = classes.length === 0 ? '' : `${listed(OF_DANGER)}${drawDiamonds(classes)}`;
  return sheetPage(
    '进仓须知',
    `<p>${escapeHtml(shed)}</p>${listed(OF_ALL)}${danger}${own.length === 0 ? '' : listed(own)}`,
  );
}

/** Description, main and subsidiary hazards of a package; empty if harmless. */
type Label = { described: string; classes: readonly string[] };

type Marks = {
  orderNo: string;
  /** Marks as typed; `N/M` if none. */
  marks: string;
  destination: string;
  rows: readonly (Label & { pieces: number })[];
  contactPhone: string;
};

/** Bound of labels per print. */
const MOST_LABELS = 500;

/** IMDG 5.2.1.1: UN number and proper shipping name on every package. */
const dangerMarks = ({ described, classes }: Label, phone: string): string[] =>
  described === '' ? [] : [described, `${classesInWords(classes)} · 联系电话 ${phone}`];

/** 唛头: one label for each package, numbered through the whole bill. */
export function marksSheet({ orderNo, marks, destination, rows, contactPhone }: Marks): string {
  const labels = rows.flatMap(({ pieces, ...label }) => Array.from({ length: Math.max(pieces, 0) }, () => label));
  const code = qrDrawing(orderNo, '进仓编号');
  const drawn = labels.slice(0, MOST_LABELS).map((label, at) => {
    const lines = [marks, orderNoInGroups(orderNo), `${at + 1} / ${labels.length}`, destination];
    const text = [...lines, ...dangerMarks(label, contactPhone)].map(escapeHtml).join('\n');
    return `<div class="label large coded"><div>${text}</div><div>${code}${drawDiamonds(label.classes)}</div></div>`;
  });
  return sheetPage('唛头', drawn.join(''));
}

type LclSnapshot = Snapshot<LclForm, LclQuote>;
type Sheet = (order: LclSnapshot, orderNo: string, gates: readonly GatePass[]) => string;

const labelHazards = ({ isDanger }: LclForm, goods: LclForm['goods']): HazardClass[] =>
  isDanger === 'Y'
    ? [...new Set(goods.flatMap(({ hazardClass, subRisks }) => (hazardClass === '' ? [] : [hazardClass, ...subRisks])))]
    : [];

const cutoffText = ({ quote: { offer } }: LclSnapshot, code: CutoffCode): string =>
  writtenTime(offer.cutoffs.find((cutoff) => cutoff.code === code)?.at);

function notice(order: LclSnapshot, orderNo: string, [gate]: readonly GatePass[]): string {
  const { form } = order;
  const { shed, pieces, kg, m3, deliverAt, plateNo, driverName } = lclBrief(order);
  return cargoInNotice({
    orderNo,
    gate: gate ?? null,
    shed,
    opens: cutoffText(order, 'CFS_OPEN'),
    closes: cutoffText(order, 'CFS_CLOSE'),
    isDanger: form.isDanger === 'Y' ? 'Y' : 'N',
    pieces,
    kg,
    m3,
    deliver: writtenTime(deliverAt),
    danger: form.isDanger === 'Y' ? form.goods.map((row) => goodsLine(row, 'Y')) : [],
    classes: labelHazards(form, form.goods),
    plateNo,
    driverName,
    emergencyPhone: form.emergencyPhone,
  });
}

const labels = ({ form, quote: { offer } }: LclSnapshot, orderNo: string): string =>
  marksSheet({
    orderNo,
    marks: form.marks,
    destination: offer.dst?.nameEn ?? '',
    rows: form.goods.map((row) => ({
      pieces: parseWholeNumber(row.pieces) ?? 0,
      described: rowNature(row, form.isDanger) === 'Y' ? describedAs(row) : '',
      classes: labelHazards(form, [row]),
    })),
    contactPhone: form.contactPhone,
  });

const rules = ({ form, quote }: LclSnapshot): string =>
  cargoInRules(quote.offer.detail.shed.nameCn, labelHazards(form, form.goods));

const SHEETS: Readonly<Record<string, Sheet>> = { cargoIn: notice, marks: labels, cargoInRules: rules };

export const LCL_SHEETS = Object.keys(SHEETS);

export const lclDocument = (
  kind: string,
  order: LclSnapshot,
  orderNo: string,
  gates: readonly GatePass[] = [],
): string | null => (Object.hasOwn(SHEETS, kind) ? SHEETS[kind] : undefined)?.(order, orderNo, gates) ?? null;
