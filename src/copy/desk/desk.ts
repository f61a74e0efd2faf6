import type { ToolFault } from '../../../domain/desk/judge';
import type { ToolId } from '../../../domain/desk/tool';
import type { VerdictLevel } from '../../../domain/goods/verdict';
import { segregationCopy } from '../segregation';

export const deskCopy = {
  purpose: '先自己查，查不准再交给我们；每项都写明多久、多少钱。工具不用登录。',
  tools: '工具',
  tool: {
    un: 'UN 编号速查',
    seg: '能否同箱',
    lq: '限量核对',
    pg: '闪点定包装类',
    mix: '混合物分类',
    haz: '危险性先后',
    cut: '截点倒排',
    dem: '滞期费',
  } satisfies Record<ToolId, string>,
  inputs: '填写',
  answer: '结论',
  clear: '清空',
  row: (row: number) => `第 ${row} 行`,
  remove: '移除',
  removeGoods: (name: string) => `移除 ${name}`,
  required: '必填',
  open: '未填',
  find: '查找货物',
  addGoods: '加入货物',
  missing: (labels: readonly string[]) => `还须填写：${labels.join('、')}。`,
  start: '填好左边，结论马上出来。',
  faulty: '有填错的地方，改好才给结论。',
  lookingUp: '正在查物质资料',
  lost: '网络不通，没有取到物质资料，不给结论。',
  retry: '重试',
  why: '依据的每一条',
  limits: '本工具不管的',
  source: (source: string, edition: string) => `依据：${source}（${edition}）。`,
  decides: segregationCopy.decides,
  level: {
    PASS: '可以',
    PASS_CHECK_DGL: '可以，仍须核对一览表',
    NEED_APPROVAL: '须审核',
    MANUAL: '需人工核对',
    BLOCK: '不可以',
  } satisfies Record<VerdictLevel, string>,
  fault: {
    number: '请填写数字',
    range: '应在 {least} 至 {most} 之间',
    quantity: '请写数量和单位，如 500 ml、1 L、5 kg',
    toxicity: '请填数值，或 c1 至 c4 表示类别；已知无毒填 -',
    moment: '请选择日期和时间',
    choice: '请从选项中选择',
  } satisfies Record<ToolFault['code'], string>,
  expert: '转人工判定',
  expertNote: '查不到、拿不准，或结论要落在纸上：填写的内容会带到询价单。',
  service: (title: string) => `要书面结论：${title}`,
  /** What the enquiry is told. */
  wish: (title: string, typed: string) => `危品服务台「${title}」转人工判定${typed === '' ? '' : `：${typed}`}`,
};
