import type { LibraryGoods } from '../goods/library';
import { WEIGHED_DOUBTS } from '../goods/facts';
import { findRoadFacts, type RoadFacts } from '../road/facts';
import { identifiedGoods, whyNone, type NoSubstance } from './substance';
import type { RowValues, ToolMessage } from './tool';

export type NoRoad = NoSubstance | 'notDangerous' | 'unreadRow' | 'doubtful';

export type RoadRow = { row: number; goods: LibraryGoods; facts: RoadFacts };

const NO_GROUP = '—';

export function buildRoadRow(values: RowValues): RoadRow | ToolMessage<NoRoad> {
  const identity = values.goods('un');
  const goods = identifiedGoods(identity);
  if (goods === null) return whyNone(identity, values.text('un'));
  const name = goods.nameCn;
  if (goods.unNo === null) return { code: 'notDangerous', of: { name } };
  const doubt = goods.doubts.find(({ about }) => WEIGHED_DOUBTS.includes(about));
  if (doubt) return { code: 'doubtful', of: { name, text: doubt.text } };
  const facts = findRoadFacts(goods);
  const of = { name, unNo: goods.unNo, group: goods.packingGroup ?? NO_GROUP };
  return facts === null ? { code: 'unreadRow', of } : { row: values.row, goods, facts };
}

export const isRead = (row: RoadRow | ToolMessage<NoRoad>): row is RoadRow => 'facts' in row;
export const isUnread = (row: RoadRow | ToolMessage<NoRoad>): row is ToolMessage<NoRoad> => !isRead(row);
