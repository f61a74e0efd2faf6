import type { LqCode, LqFact, LqName } from '../../../domain/desk/tools/lq';
import type { ToolWords } from './tool-words';

export const lqWords: ToolWords<LqName, LqCode, LqFact> = {
  title: '限量核对',
  question: '按限量（LQ）走可以吗？',
  fields: {
    un: { label: '货物', hint: '输入 UN 编号、CAS 或品名' },
    inner: { label: '每个内包装', hint: '数量和单位，如 500 ml' },
    gross: { label: '每件毛重', unit: 'kg' },
    tray: { label: '热缩或拉伸薄膜托盘' },
  },
  says: {
    fits: '符合限量条件：内包装不超过 {limit}，可按 LQ 申报',
    overInner: '内包装 {inner} 超过限量 {limit}，不能按限量',
    otherUnit: '单位不同：限量是 {limit}，填的是 {inner}',
    innerUnread: '内包装的数量读不出来',
    notAllowed: '限量为 0，该货物不能按限量运输',
    tooHeavy: '每件 {gross} kg，超过 {most} kg',
    notDangerous: '不在危险货物一览表内，不用按限量申报',
    doubtful: '公开资料说法不一，转人工核对：{text}',
    refused: '{text}',
    stillDeclared: '承运人和拼箱仓库可能仍要求按危险品受理；品名、UN 编号与单证照填，并贴限量标记',
    unknownGoods: '没有收录 {text}，请核对 SDS 第 14.1 节，或转人工核对',
    severalGoods: '这个编号有 {count} 个条目，限量可能不同，请按品名选定',
    goodsUnread: '物质资料尚未取到，不能判定',
  },
  facts: { limit: '每个内包装最多', package: '每件毛重最多' },
  limits: '只看数量与重量；内外包装本身需合格，例外数量（EQ）另按第 3.5 章。',
};

export const lqBars = { inner: '每个内包装', gross: '每件毛重', of: (share: number) => `${share}%` };
