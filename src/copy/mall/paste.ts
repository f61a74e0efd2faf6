import { MOST_PASTED, type PastedChoice, type PastedFault } from '../../../domain/mall/pasted';
import { MOST_LINES } from '../../../domain/mall/purchase';
import type { PastedRowView, PasteFailureCode } from '../../../machines/booking/paste-list';
import { formNames, packsName, placeName } from './names';
import { purchaseCopy } from './purchase';
import { TOO_MANY_SAYS } from '../../../domain/mall/quantity';

const faults = {
  heading: '表头，不计入',
  unknown: '没有找到这种商品，请写品名、CAS 号或 UN 编号',
  noAmount: '没有读出数量和单位，例如 20 桶、1,600 kg',
  amounts: '有几个数量，请只留一个',
  noPack: '这种商品没有这种包装',
  tooMany: TOO_MANY_SAYS,
  noStock: '暂无现货，可从商品页询价',
} satisfies Record<PastedFault, string>;

/** `乙二醇 聚酯级，200 升桶 20 桶 4,500 kg，张家港发`. */
const choice = ({ nameCn, grade, pack, pieces, kg, city }: PastedChoice): string =>
  `${nameCn} ${grade}，${formNames[pack]} ${packsName(pack, pieces)} ${kg.toLocaleString('en-US')} kg，${placeName(city)}发`;

const unused = (words: readonly string[]): string => `没有用到：${words.join('、')}`;

export const pasteCopy = {
  open: '粘贴清单',
  label: '一行一种商品',
  hint: '可从表格整列复制：品名或 CAS、规格、数量和单位、发货城市，次序不限。',
  placeholder: '乙二醇 聚酯级 20 桶 张家港',
  tooLong: `清单超过 ${MOST_PASTED.toLocaleString('en-US')} 字，请分几次粘贴`,
  read: '识别',
  rows: '识别结果',
  row: (no: number) => `第 ${no} 行`,
  means: (no: number) => `第 ${no} 行是`,
  leave: '不加入',
  choice,
  note({ fault, choices, picked, sameAs, unused: words }: PastedRowView): string {
    const said = words.length > 0 ? unused(words) : '';
    if (fault !== null) return [faults[fault], said].filter(Boolean).join('；');
    if (sameAs !== null) return `与第 ${sameAs} 行是同一种包装，请合成一行`;
    if (picked !== null) return said;
    return [choices.some(({ isAsTyped }) => isAsTyped) ? '请选择' : '与清单不完全相同，请选择', said]
      .filter(Boolean)
      .join('；');
  },
  more: (rows: number) => `一次最多识别 ${MOST_LINES} 行，其余 ${rows} 行留在框里。`,
  take: (rows: number) => (rows === 0 ? '加入采购单' : `加入采购单（${rows} 行）`),
  rest: '没有加入的行留在框里。',
  brought: purchaseCopy.brought,
  failure: {
    full: `一张采购单最多 ${MOST_LINES} 行，未加入。`,
    moved: '已在别处打开另一张采购单，未加入；清单还在。',
    signedOut: '登录已失效，请重新登录；清单还在。',
    network: '网络不通，请重试；清单还在。',
    unavailable: '抱歉，服务器繁忙！清单还在，请稍后重试。',
    unexpected: '出了点问题，请重试；清单还在。',
  } satisfies Record<PasteFailureCode, string>,
};
