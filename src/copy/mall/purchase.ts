import type { StoredWhy } from '../../../domain/goods/storing';
import type { VerdictLevel } from '../../../domain/goods/verdict';
import type { StoredPair } from '../../../domain/mall/basket';
import type { LotShare } from '../../../domain/mall/allot';
import type { ApprovalRule, Signatures } from '../../../domain/mall/approval-rule';
import {
  LIST_NAME_LETTERS,
  MOST_LISTS,
  type ListMerge,
  type ListSummary,
  type NameFault,
  type OpenList,
  LIST_NAME_SAYS,
} from '../../../domain/mall/lists';
import type { OrderBar } from '../../../domain/modes/mall/offered';
import type { PackLine, PurchaseGroup, PurchaseLine, StoreMerge } from '../../../domain/mall/purchase';
import { MOST_GOODS } from '../../../domain/order/goods/most-goods';
import { countPieces } from '../../../domain/mall/quantity';
import { formatMoney, YUAN } from '../../../domain/values/money';
import type { AskedOfLists, PurchaseFailureCode } from '../../../machines/booking/purchase-list';
import { momentText } from '../words/moment-words';
import { formNames, packShort, packsName, placeName, unitName, WITHHELD } from './names';
import { listSummaryText, nextTierText, perKgText, countLabel, sharedLinesCopy } from './shared-lines';
import { MOST_LINES, PURCHASE_HOLD_MS } from '../../../domain/mall/purchase';
import { HOUR_MS } from '../../../domain/values/spans';

const yuan = (fen: number): string => formatMoney({ amount: fen, currency: YUAN });
const kilograms = (kg: number): string => `${kg.toLocaleString('en-US')} kg`;
const lotsText = (lots: readonly LotShare[]): string =>
  lots.map(({ lotId, kg }) => `${lotId} ${kilograms(kg)}`).join('、');

export const purchaseCopy = {
  title: '采购单',
  open: '采购单',
  back: '继续选商品',
  share: '分享',
  approve: '送审',
  loading: '正在取采购单',
  found: (kinds: number, kg: number) => `${kinds} 行 · ${kilograms(kg)}`,
  signIn: { title: '登录后查看采购单', text: '采购单跟着账号走，换一台设备也在。', press: '登录' },
  lost: {
    network: '网络不通，采购单加载失败。',
    unavailable: '抱歉，服务器繁忙！采购单加载失败。',
    unexpected: '出了点问题，采购单加载失败。',
  },
  retry: '重试',
  failure: {
    full: `一张采购单最多 ${MOST_LINES} 行，请先删除一些。`,
    moved: '已在别处打开另一张采购单，这处改动未保存；下面是现在打开的一张。',
    lists: `最多 ${MOST_LISTS} 张采购单，请先删除一张。`,
    named: '已有同名的采购单，请换一个名称。',
    noOrder: '没有找到要再下的这一单，未加入任何一行。',
    gone: '这个商品已下架，未保存；采购单已更新。',
    network: '网络不通，这处改动未保存，填写的内容还在。',
    unavailable: '抱歉，服务器繁忙！这处改动未保存，填写的内容还在。',
    unexpected: '出了点问题，这处改动未保存，填写的内容还在。',
  } satisfies Record<PurchaseFailureCode, string>,
  lists: {
    title: '我的采购单',
    of: listSummaryText,
    note: '商品加入当前打开的一张；分享、送审和下单也以它为准。',
    full: `最多 ${MOST_LISTS} 张采购单，要新建或复制请先删除一张。`,
    ask: { make: '新建', copy: '复制这张', rename: '改名', drop: '删除这张' } satisfies Record<AskedOfLists, string>,
    name: '采购单名称',
    hint: `1-${LIST_NAME_LETTERS} 字`,
    confirm: { make: '新建并打开', copy: '复制并打开', rename: '保存名称', drop: '确定删除' } satisfies Record<
      AskedOfLists,
      string
    >,
    leave: '取消',
    drop: ({ name, lines }: Pick<ListSummary, 'name' | 'lines'>) =>
      `删除“${name}”和其中 ${lines} 行？删除后不能恢复，它的送审随之失效，已分享的链接不受影响。`,
    faults: {
      nameMissing: LIST_NAME_SAYS.missing,
      nameLong: LIST_NAME_SAYS.long,
      nameTaken: LIST_NAME_SAYS.taken,
    } satisfies Record<NameFault, string>,
  },
  tick: ({ nameCn, grade, sold }: Pick<PurchaseLine, 'nameCn' | 'grade' | 'sold'>) =>
    `${nameCn} ${grade} ${packShort(sold)}，这次下单`,
  merge: ({ to, saves, isOneTruck }: StoreMerge) => ({
    saves: `${placeName(to)}也有现货，${isOneTruck ? '并成一车' : '并到一处'}省 ${yuan(saves)}`,
    press: `改从${placeName(to)}发`,
  }),
  move: {
    label: (lines: number) => `未勾选的 ${lines} 行移到`,
    to: ({ name }: Pick<ListSummary, 'name'>) => name,
  },
  brought: ({ taken, stood, left }: ListMerge): string =>
    [
      taken > 0 ? `已加入 ${taken} 行，按现价计。` : '没有新加入的行。',
      stood.length > 0 ? `${stood.join('、')}已在单里，数量未改。` : '',
      left.length > 0 ? `${left.join('、')}现在买不到，未加入。` : '',
    ].join(''),
  empty: { title: '采购单是空的', text: '在商品里选好包装、数量与发货城市，加入采购单。', press: '去选商品' },
  group: {
    title: (city: string) => `${placeName(city)}发货`,
    of: ({ lines, kg }: Pick<PurchaseGroup, 'lines' | 'kg'>) => `${lines.length} 行 · ${kilograms(kg)}`,
  },
  line: {
    pack: ({ grade, sold }: Pick<PurchaseLine, 'grade' | 'sold'>) => `${grade} · ${packShort(sold)}`,
    typed: ({ form }: PurchaseLine['sold']) => countLabel(form),
    count: ({ nameCn, grade, sold }: Pick<PurchaseLine, 'nameCn' | 'grade' | 'sold'>) =>
      `${nameCn} ${grade} ${packShort(sold)}，数量（${unitName(sold.form)}）`,
    kg: kilograms,
    lessen: (sold: PurchaseLine['sold'], kg: number) =>
      `改为 ${kilograms(kg)}（${packsName(sold.form, countPieces(sold, kg))}）`,
    fewer: (name: string) => `减少${name}`,
    more: (name: string) => `增加${name}`,
    perKg: (fen: number) => `${yuan(fen)}/kg`,
    asked: '询价',
    saving: '保存后重算',
    remove: (name: string) => `删除${name}`,
    next: ({ addKg, perKg }: { addKg: number; perKg: number }) => nextTierText(addKg, perKg),
    lots: (lots: readonly LotShare[]) => `按现有库存取自 ${lotsText(lots)}`,
    replaced: (kg: number) => `另一处刚写的是 ${kilograms(kg)}，现以这里为准`,
  },
  together: {
    level: {
      PASS: '可同车',
      PASS_CHECK_DGL: '可同车，需查第 16b 栏',
      NEED_APPROVAL: '同车需审',
      MANUAL: '同车转人工核对',
      BLOCK: '不可同车',
    } satisfies Record<VerdictLevel, string>,
    trucks: (loads: number) => `分 ${loads} 车发运，运费按各车分别计。`,
    stored: {
      NONE: '可同库',
      BY_NAME: '同类也可能是禁忌物料，由仓库按品名核对',
      APART: '需分垛隔离，由仓库确认垛位',
      UNREAD: '能否同库转人工核对',
      BURNS: '一方助燃、一方可燃，不得同库',
      CLASH: '属禁忌物料，不得同库',
    } satisfies Record<StoredWhy, string>,
    pair: ({ one, other }: Pick<StoredPair, 'one' | 'other'>) => `${one}与${other}：`,
    store: '收货后存放',
    source: '依据：GB 15603 与隔离表；以仓库规定为准。',
  },
  withdrawn: {
    title: '已下架',
    text: ({ named, pack, kg, city }: PackLine & { named: string }) =>
      named === '' ? WITHHELD : `${named}，${formNames[pack]}，${kilograms(kg)}，${placeName(city)}发货`,
    note: '留作记录，不计入合计。',
  },
  delivery: {
    title: '提送方式',
    ways: { SELF: '自提', SEND: '送货' },
    to: '送到',
    choose: '请选择',
    self: '到各发货城市的仓库自提，不另收费。',
    sent: '运费按发货城市分别计，含 9% 增值税。',
    none: '有一行不走公路送货，请改自提或询价。',
  },
  sum: {
    title: '合计',
    goods: sharedLinesCopy.goods,
    freight: (city: string, { km, trucks }: NonNullable<PurchaseGroup['freight']>) =>
      `${placeName(city)}发货 ${km} 公里，${trucks === null ? '零担' : `整车 ${trucks} 辆`}`,
    total: '总计',
    perKg: perKgText,
    saving: '改好的数量保存后重算',
    signed: ({ oneAbove, twoAbove }: ApprovalRule, needs: Signatures) =>
      `贵司规定采购合计超过 ${yuan(needs === 2 ? (twoAbove ?? oneAbove) : oneAbove)} 需 ${needs} 人审批，同意后才能下单；进度在“送审”里看。`,
    held: (until: string) => `价格锁至 ${momentText(until)}，不锁定库存。`,
    over: (before: number, now: number) =>
      before === now
        ? '锁价已到期，现价没有变化。'
        : `锁价已到期：${yuan(before)} → ${yuan(now)}，${now > before ? '多' : '少'} ${yuan(Math.abs(now - before))}。`,
    renew: `按现价重新锁价 ${PURCHASE_HOLD_MS / HOUR_MS} 小时`,
  },
  removed: '已删除一行',
  undo: '放回',
  gate: { title: '能不能买' },
  enquire: (part: number, parts: number) => (parts === 1 ? '按此清单询价' : `按此清单询价（${part}/${parts}）`),
  enquireRest: (part: number, parts: number) => (parts === 1 ? '其余各行询价' : `其余各行询价（${part}/${parts}）`),
  order: {
    title: '商城下单',
    bars: {
      over: '锁价已到期，请先按现价重新锁价，再下单。',
      faulty: '有数量待改，改好后可以下单。',
      tooMany: `一单最多 ${MOST_GOODS} 行，请减少几行，分开下单。`,
    } satisfies Record<OrderBar, string>,
  },
  foot: '采购单不扣库存，提交订单时才分配批次。没有公开价或需交验证照的商品按清单询价，2 个工作小时内答复。',
  wish: {
    head: (city: string, to: string) =>
      `采购清单，${placeName(city)}发货${to === '' ? '，自提' : `，送到${placeName(to)}`}`,
    line: ({ nameCn, grade, kg, sold, price }: PurchaseLine) =>
      `${nameCn} ${grade} ${kg} kg ${formNames[sold.form]}${price === null ? '' : ` ${yuan(price.perKg)}/kg`}`,
  },
  add: {
    press: '加入采购单',
    onto: ({ name }: OpenList) => `加入“${name}”。`,
    moved: ({ name }: OpenList) => `未加入：已在别处打开另一张采购单，再按一次加入“${name}”。`,
    added: (kg: number, onto: OpenList | null) => `已加入${onto ? `“${onto.name}”` : ''} ${kilograms(kg)}`,
    replaced: (kg: number, before: number, onto: OpenList | null) =>
      `${onto ? `“${onto.name}”` : '采购单'}里原有 ${kilograms(before)}，已改为 ${kilograms(kg)}`,
  },
};
