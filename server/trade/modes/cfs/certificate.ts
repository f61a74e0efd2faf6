import { readUnNo } from '../../../../domain/goods/dangerous-goods';
import { loadedBoxes, type BoxRows } from '../../../../domain/modes/cfs/boxes';
import type { CfsForm } from '../../../../domain/modes/cfs/form';
import type { CfsQuote } from '../../../../domain/modes/cfs/quote';
import type { GoodsRow } from '../../../../domain/goods/row';
import { dangerousRows } from '../../../../domain/goods/nature';
import { orderNoInGroups } from '../../../../domain/order/life/number';
import type { Packed } from '../../../../domain/order/on-site/packed';
import { writtenTime } from '../../../base/china-time';
import { packagesText } from '../goods-line';
import type { Snapshot } from '../mode';
import type { PackingSignature } from '../after/packing';
import { escapeHtml, factRows, sheetPage, WATERMARK } from '../sheet';
import { cfsBrief } from './brief';
import { vgmText } from './vgm-text';
import { SHARED_PAPERS } from '../../../../domain/order/papers/papers';

/** Statements signed by the packer, IMDG 5.4.2.1. */
const STATEMENTS = [
  '集装箱清洁、干燥，外观适合装载所列货物',
  '需相互隔离的货物没有装在同一箱内，经主管机关按规则批准的除外',
  '所有包件都做过外观检查，只装入完好的包件',
  '桶类直立堆放（经主管机关批准的除外），全部货物正确装载，必要处用材料绑扎加固以适应运输方式',
  '散装货物在箱内均匀分布',
  '箱体与包件正确做了标记、标签和标牌',
  '使用干冰、液氮等冷却剂或经熏蒸的，箱外按规则做了标记',
  '箱内每票危险货物都收到了 5.4.1 要求的运输单证',
] as const;

const DRAFT = `${WATERMARK}<p>装箱前按订单预填，供核对。装箱站装完、逐项声明并签字之后才是证明书。</p>`;

const cell = (text: string): string => `<td>${escapeHtml(text)}</td>`;

function goodsLine(row: GoodsRow): string {
  const { unNo, shippingName, nameEn, hazardClass, subRisks, packingGroup } = row;
  const risks = subRisks.length > 0 ? `（${subRisks.join('、')}）` : '';
  const group = packingGroup === 'N' ? '' : packingGroup;
  const goods = [
    `UN ${readUnNo(unNo) ?? ''}`,
    shippingName || nameEn,
    row.technicalName,
    `${hazardClass}${risks}`,
    group,
  ];
  return `<tr>${[...goods, packagesText(row), `${row.grossKg} kg`].map(cell).join('')}</tr>`;
}

const HEADS = ['UN 编号', '正确运输名称', '技术名称', '类别（次危险）', '包装类别', '件数与包装', '毛重'];

const goodsTable = (goods: readonly GoodsRow[]): string =>
  `<table><thead><tr>${HEADS.map((head) => `<th>${head}</th>`).join('')}</tr></thead><tbody>${goods
    .map(goodsLine)
    .join('')}</tbody></table>`;

function splitByDanger({ rows }: BoxRows): { dangerous: GoodsRow[]; beside: string[] } {
  const goods = rows.map(({ row }) => row);
  const dangerous = dangerousRows({ goods, isDanger: 'Y' });
  const beside = goods.filter((row) => !dangerous.includes(row)).map((row) => `${row.nameCn}，${packagesText(row)}`);
  return { dangerous, beside };
}

/** 集装箱装箱证明书: certified facts of each box of dangerous goods; a draft until it is signed. */
export function packingCertificate(
  order: Snapshot<CfsForm, CfsQuote>,
  orderNo: string,
  packed: readonly Packed[],
  signed: PackingSignature | null,
): string | null {
  const { form } = order;
  if (form.isDanger === 'N') return null;
  const { station, boxes, carrierBookingNo, vesselVoyage, dstPort } = cfsBrief(order, []);
  const mark = signed === null ? '□' : '☑';
  const statements = STATEMENTS.map((statement) => `<li>${mark} ${escapeHtml(statement)}</li>`).join('');
  const parts = loadedBoxes(form).map((box, at) => {
    const { dangerous, beside } = splitByDanger(box);
    if (dangerous.length === 0) return '';
    const [planned, shut] = [boxes[at], packed.find(({ unit }) => unit === box.no)];
    return `<h2>${box.no} 号箱 ${box.type}</h2>${factRows([
      ['箱号', shut?.containerNo ?? (planned?.containerNo || '待补')],
      ['铅封号', shut?.seal ?? (planned?.seal || '关门后填写')],
      ['目的港', dstPort],
      ['VGM', vgmText(shut)],
      ['同箱普通货物', beside.join('\n')],
    ])}${goodsTable(dangerous)}`;
  });
  const sign = signed
    ? `<p class="sign">装箱检查员：${escapeHtml(signed.signedBy)}<br>装箱站：${escapeHtml(station.nameCn)}<br>签发时间：${escapeHtml(writtenTime(signed.at))}（第 ${signed.version} 版）</p>`
    : '<p class="sign">装箱检查员签字：________________　证号：________________　日期：________________</p>';
  return sheetPage(
    SHARED_PAPERS.CPC,
    [
      signed === null ? DRAFT : '',
      factRows([
        ['订单号', orderNoInGroups(orderNo)],
        ['订舱号', carrierBookingNo],
        ['船名航次', vesselVoyage],
        ['装箱站', `${station.nameCn}（${station.address}）`],
        ['托运人', form.owner],
      ]),
      ...parts,
      `<h2>装箱人声明（IMDG 5.4.2.1）</h2><ol>${statements}</ol>`,
      sign,
    ].join(''),
  );
}
