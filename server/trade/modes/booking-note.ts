import { readUnNo } from '../../../domain/goods/dangerous-goods';
import { type Charges, displaySums } from '../../../domain/offer/charges';
import { CUTOFF_NAMES } from '../../../domain/offer/cutoff-names';
import { windowOpening } from '../../../domain/offer/cutoffs';
import type { Offer } from '../../../domain/offer/offer';
import type { OrderForm, Party } from '../../../domain/order/form/form';
import type { GoodsRow } from '../../../domain/goods/row';
import { portCountry } from '../../../domain/order/blocks/countries';
import { readConsignee } from '../../../domain/order/blocks/parties';
import { orderNoInGroups } from '../../../domain/order/life/number';
import { formatMoney } from '../../../domain/values/money';
import { namesOfConstants } from '../../world/constants/catalogue';
import type { Snapshot } from './kept';
import { escapeHtml, factRows, sheetPage } from './sheet';
import { writtenTime } from '../../base/china-time';

type CountryOf = (place: string | undefined) => string;

export type NoteFacts = readonly (readonly [name: string, value: string])[];

const CHARGE_HEADS = ['费用项目', '单价 × 数量', '金额'];

const HEADS = ['品名', 'UN / 类别 / 包装类别', '包装', '件数', '毛重 kg', '净重 kg', '体积 m³'];

const placeText = (end: { code: string; nameCn: string; nameEn: string } | null): string =>
  end === null ? '' : `${end.nameCn} ${end.nameEn} ${end.code}`;

const partyText = ({ name, address, phone, email, taxId }: Party): string =>
  [name, address, phone, email, taxId].filter((line) => line.trim() !== '').join('\n');

function dangerText({ unNo, hazardClass, subRisks, packingGroup }: GoodsRow, isDanger: 'Y' | 'N'): string {
  if (isDanger === 'N') return '非危险货物';
  const number = readUnNo(unNo) ?? unNo;
  const risks = subRisks.length > 0 ? `(${subRisks.join('、')})` : '';
  const group = packingGroup === 'N' || packingGroup === '' ? '' : ` / PG ${packingGroup}`;
  return `UN ${number} / 第 ${hazardClass}${risks} 类${group}`;
}

const properName = ({ shippingName, technicalName }: GoodsRow): string =>
  shippingName && `PSN: ${shippingName}${technicalName.trim() === '' ? '' : ` (${technicalName.trim()})`}`;

const goodsCells = (row: GoodsRow, isDanger: 'Y' | 'N'): string[] => [
  [row.nameCn, row.nameEn, properName(row)].filter((line) => line !== '').join('\n'),
  dangerText(row, isDanger),
  namesOfConstants('packKind', row.packKind),
  row.pieces,
  row.grossKg,
  row.netKg,
  row.volume,
];

const tableRow = (cells: readonly string[], tag: 'th' | 'td'): string =>
  `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;

/** Drops empty columns, such as those a mode does not ask. */
function goodsTable({ goods, isDanger }: Pick<OrderForm, 'goods' | 'isDanger'>): string {
  const cells = goods.map((row) => goodsCells(row, isDanger));
  const filled = HEADS.map((_, at) => cells.some((row) => (row[at] ?? '').trim() !== ''));
  const kept = (row: readonly string[]): string[] => row.filter((_, at) => filled[at]);
  return `<table>${tableRow(kept(HEADS), 'th')}${cells.map((row) => tableRow(kept(row), 'td')).join('')}</table>`;
}

const chargesTable = ({ lines }: Pick<Charges, 'lines'>): string => {
  const rows = lines.map(({ name, unitPrice, quantity, unit, total }) => [
    name,
    `${formatMoney(unitPrice)} × ${quantity} ${namesOfConstants('chargeUnit', unit)}`,
    formatMoney(total),
  ]);
  return `<table>${tableRow(CHARGE_HEADS, 'th')}${rows.map((row) => tableRow(row, 'td')).join('')}</table>`;
};

const sumWords = (charges: Charges): string => {
  const [told, other] = displaySums(charges);
  return `${formatMoney(told)}（折合 ${formatMoney(other)}）`;
};

const part = (title: string, body: string): string => `<h2>${escapeHtml(title)}</h2>${body}`;

const carriageFacts = (offer: Offer): NoteFacts => [
  ['起运地', placeText(offer.org)],
  ['目的地', placeText(offer.dst)],
  ['承运人', offer.supplier?.nameCn ?? ''],
  ['启运', writtenTime(offer.leavesAt)],
  ['预计到达', writtenTime(offer.arrivesAt)],
];

/** Loading and arrival times come from the mode, whose form has the hours. */
const drivingFacts = (offer: Offer): NoteFacts => [
  ['提货城市', offer.org?.nameCn ?? ''],
  ['卸货城市', offer.dst?.nameCn ?? ''],
  ['承运人', offer.supplier?.nameCn ?? ''],
];

const storageFacts = (offer: Offer): NoteFacts => [
  ['存放地', placeText(offer.org)],
  ['仓库', offer.supplier?.nameCn ?? ''],
];

const stuffingFacts = (offer: Offer): NoteFacts => [
  ['装箱地', placeText(offer.org)],
  ['装箱站', offer.supplier?.nameCn ?? ''],
  ['出口港', placeText(offer.dst)],
  ['港口截港', writtenTime(offer.leavesAt)],
];

type Note = {
  title: string;
  way: string;
  wayOf: (offer: Offer) => NoteFacts;
  /** Overrides the default, which adds the tax number that the consignee's country requires. */
  consigneeOf?: (form: OrderForm, country: string) => Party;
};

const CARRIAGE: Note = { title: '货运委托书', way: '运输', wayOf: carriageFacts };

const nowhere = (): NoteFacts => [];

export const SERVICE_TITLE = '危品服务委托单';
export const SIGN_HERE = '<p class="sign">委托人签章：</p>';

/**
 * Title and way of each note. `RAIL` lists the consignee's number among its facts. Warehouses and stations carry no
 * goods. Purchases and services have their own page.
 */
const NOTES = {
  CARRIAGE,
  RAIL: { ...CARRIAGE, consigneeOf: ({ consignee }) => ({ ...consignee, taxId: '' }) },
  ROAD: { ...CARRIAGE, wayOf: drivingFacts },
  STORE: { title: '仓储委托书', way: '仓储', wayOf: storageFacts },
  STATION: { title: '装箱委托书', way: '装箱', wayOf: stuffingFacts },
  PURCHASE: { title: '采购订单', way: '采购', wayOf: nowhere },
  SERVICE: { title: SERVICE_TITLE, way: '服务', wayOf: nowhere },
} as const satisfies Readonly<Record<string, Note>>;
type NoteKind = keyof typeof NOTES;

/** `own`: mode facts. `arrivesIn`: country of a place code that does not contain one. */
export type NoteDress = { own?: NoteFacts | undefined; kind?: NoteKind | undefined; arrivesIn?: CountryOf | undefined };

/** Forms of the first release lack later fields. */
const isFilled = (value: string | undefined): boolean => value !== undefined && value.trim() !== '';

export const wayFacts = ({ quote: { offer } }: Snapshot, { own = [], kind = 'CARRIAGE' }: NoteDress): NoteFacts =>
  [...NOTES[kind].wayOf(offer), ...own].filter(([, value]) => isFilled(value));

export function bookingNoteArrival(
  { form, quote }: Snapshot,
  { kind = 'CARRIAGE', arrivesIn = portCountry }: NoteDress,
) {
  const { consigneeOf = readConsignee }: Note = NOTES[kind];
  const country = arrivesIn(quote.offer.dst?.code);
  return { form: { ...form, consignee: consigneeOf(form, country) }, country };
}

/** 委托书: who sends what to whom, by what, on which terms and by when; what is signed is what was ordered. */
export function bookingNote(order: Snapshot, orderNo: string, dress: NoteDress): string {
  const {
    quote: { offer },
    charges,
  } = order;
  const { form } = bookingNoteArrival(order, dress);
  const { title, way }: Note = NOTES[dress.kind ?? 'CARRIAGE'];
  const notify = partyText(form.notify);
  const cutoffs = offer.cutoffs.map((cutoff): [string, string] => {
    const opens = windowOpening(cutoff);
    return [
      CUTOFF_NAMES[cutoff.code],
      opens === null ? writtenTime(cutoff.at) : `${writtenTime(opens)} 至 ${writtenTime(cutoff.at)}`,
    ];
  });
  return sheetPage(
    title,
    [
      factRows([['订单号', orderNoInGroups(orderNo)]]),
      part(
        '收发货人',
        factRows([
          ['发货人', partyText(form.shipper)],
          ['收货人', partyText(form.consignee)],
          ['通知人', notify === '' && form.consignee.name !== '' ? '同收货人' : notify],
        ]),
      ),
      part(
        way,
        factRows([...wayFacts(order, dress), ['附加服务', namesOfConstants('serviceType', form.services.join(','))]]),
      ),
      part('货物', goodsTable(form)),
      ...(cutoffs.length > 0 ? [part('截止时间（北京时间）', factRows(cutoffs))] : []),
      part('费用', `${chargesTable(charges)}${factRows([['总价', sumWords(charges)]])}`),
      part(
        '联系',
        factRows([
          ['联系人', `${form.contactName} ${form.contactPhone}`.trim()],
          ['应急联系', `${form.emergencyName} ${form.emergencyPhone}`.trim()],
          ['备注', form.remark],
        ]),
      ),
      `<p>委托人确认以上内容真实、完整，并对货物的危险性申报负责。</p>${SIGN_HERE}`,
    ].join(''),
  );
}
