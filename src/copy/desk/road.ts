import type { NoRoad } from '../../../domain/desk/road-row';

export const noRoadWords = {
  unknownGoods: '没有收录 {text}，请核对 SDS 第 14.1 节，或转人工核对',
  severalGoods: '这个编号有 {count} 个条目，分类可能不同，请按品名选定',
  goodsUnread: '物质资料尚未取到，不能判定',
  notDangerous: '{name}不是危险货物，不在此核算；危险货物不得与普通货物混装，请分车',
  unreadRow: '未收录 UN {unNo} {name}（包装类别 {group}）的道路运输资料，转人工核对',
  refused: '{name}{text}',
  fromList: '{name}（UN {unNo}）：按 ADR 2025 表 A，未与 JT/T 617 对照，转人工核对',
  doubtful: '{name}：公开资料说法不一，转人工核对：{text}',
} satisfies Record<NoRoad, string>;
