import type { LibraryGoods } from '../goods/library';
import { refusalOf, WEIGHED_DOUBTS } from '../goods/facts';
import { EXCEPTED_CODES } from '../road/excepted';
import { findRoadFacts, TRANSPORT_CATEGORIES, type RoadFacts } from '../road/facts';
import { identifiedGoods, whyNone, type NoSubstance } from './substance';
import type { RowValues, ToolMessage } from './tool';

export type NoRoad = NoSubstance | 'notDangerous' | 'unreadRow' | 'refused' | 'doubtful' | 'fromList';

/** `notes`: why a person confirms an answer from this row. */
export type RoadRow = { row: number; goods: LibraryGoods; facts: RoadFacts; notes: readonly ToolMessage<NoRoad>[] };

const NO_GROUP = '—';

/** Table A of ADR for numbers whose line of JT/T 617.3 is unread; null where it does not apply. */
function listedFacts({ listRow }: LibraryGoods): RoadFacts | null {
  const category = TRANSPORT_CATEGORIES.find((one) => String(one) === listRow?.category);
  const excepted = EXCEPTED_CODES.find((code) => code === listRow?.excepted);
  if (!listRow || category === undefined || excepted === undefined) return null;
  return { category, excepted, tunnel: listRow.tunnel === '' ? '-' : listRow.tunnel };
}

export function buildRoadRow(values: RowValues): RoadRow | ToolMessage<NoRoad> {
  const identity = values.goods('un');
  const goods = identifiedGoods(identity);
  if (goods === null) return whyNone(identity, values.text('un'));
  const name = goods.nameCn;
  if (goods.unNo === null) return { code: 'notDangerous', of: { name } };
  const refusal = refusalOf(goods);
  if (refusal !== null) return { code: 'refused', of: { name, text: refusal } };
  const own = findRoadFacts(goods);
  const facts = own ?? listedFacts(goods);
  const of = { name, unNo: goods.unNo, group: goods.packingGroup ?? NO_GROUP };
  if (facts === null) return { code: 'unreadRow', of };
  const doubt = goods.doubts.find(({ about }) => WEIGHED_DOUBTS.includes(about));
  const notes: ToolMessage<NoRoad>[] = [
    ...(own === null ? [{ code: 'fromList' as const, of }] : []),
    ...(doubt ? [{ code: 'doubtful' as const, of: { name, text: doubt.text } }] : []),
  ];
  return { row: values.row, goods, facts, notes };
}

export const isRead = (row: RoadRow | ToolMessage<NoRoad>): row is RoadRow => 'facts' in row;
export const isUnread = (row: RoadRow | ToolMessage<NoRoad>): row is ToolMessage<NoRoad> => !isRead(row);

/** The platform refuses goods of no row; a row that it cannot read waits for a person. */
export const unreadLevel = (unread: readonly ToolMessage<NoRoad>[]): 'BLOCK' | 'MANUAL' =>
  unread.some(({ code }) => code === 'refused') ? 'BLOCK' : 'MANUAL';
