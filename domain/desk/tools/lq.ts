import { refusalOf, WEIGHED_DOUBTS } from '../../goods/facts';
import { LIMITED_PACKAGE_KG, LIMITED_TRAY_KG, limitedInner } from '../../goods/limited';
import { parseQuantity } from '../../values/typed-number';
import { TOOL_SOURCES } from '../sources';
import { forExpert, identifiedGoods, whyNone, type NoSubstance } from '../substance';
import type { ToolInput, DeskTool, ToolMessage, ToolAnswer } from '../tool';

export type LqName = 'un' | 'inner' | 'gross' | 'tray';
export type LqCode =
  | NoSubstance
  | 'fits'
  | 'overInner'
  | 'otherUnit'
  | 'innerUnread'
  | 'notAllowed'
  | 'tooHeavy'
  | 'notDangerous'
  | 'doubtful'
  | 'refused'
  | 'stillDeclared';
export type LqFact = 'limit' | 'package';

type Bar = { of: number; most: number };
export type LqDetail = { inner: Bar | null; gross: Bar } | null;

const INNER: Readonly<Record<string, LqCode>> = {
  none: 'notAllowed',
  unread: 'innerUnread',
  otherUnit: 'otherUnit',
  over: 'overInner',
};

function answer({ values }: ToolInput): ToolAnswer<LqCode, LqFact, LqDetail> {
  const identity = values.goods('un');
  const goods = identifiedGoods(identity);
  if (goods === null) return forExpert(whyNone(identity, values.text('un')), null);
  if (goods.unNo === null) return { level: null, says: { code: 'notDangerous' }, why: [], facts: [], detail: null };
  const [text, gross] = [values.text('inner'), values.number('gross') ?? 0];
  const mostGross = values.has('tray') ? LIMITED_TRAY_KG : LIMITED_PACKAGE_KG;
  const fit = limitedInner(goods.limitedQuantity, text);
  const limit = goods.limitedQuantity ?? '0';
  const [inner, most] = [parseQuantity(text), parseQuantity(limit)];
  const isHeavy = gross > mostGross;
  const doubts = goods.doubts.filter(({ about }) => about === 'LIMITED' || WEIGHED_DOUBTS.includes(about));
  const refusal = refusalOf(goods);
  const refused: ToolMessage<LqCode>[] = [
    ...(refusal === null ? [] : [{ code: 'refused' as const, of: { text: refusal } }]),
    ...(fit.kind === 'fits' ? [] : [{ code: INNER[fit.kind] ?? 'notAllowed', of: { limit, inner: text } }]),
    ...(isHeavy && fit.kind !== 'none' ? [{ code: 'tooHeavy' as const, of: { most: mostGross, gross } }] : []),
  ];
  const doubtful = doubts.map((doubt): ToolMessage<LqCode> => ({ code: 'doubtful', of: { text: doubt.text } }));
  const [first, ...rest] = [...refused, ...doubtful];
  const isOneKind = inner !== null && most !== null && inner.kind === most.kind;
  return {
    level: refused.length > 0 ? 'BLOCK' : doubts.length > 0 ? 'MANUAL' : 'PASS_CHECK_DGL',
    says: first ?? { code: 'fits', of: { limit } },
    why: [...rest, ...(refused.length === 0 ? [{ code: 'stillDeclared' as const }] : [])],
    facts: [
      { name: 'limit', says: limit },
      { name: 'package', says: `${mostGross} kg` },
    ],
    detail: {
      inner: isOneKind ? { of: inner.amount, most: most.amount } : null,
      gross: { of: gross, most: mostGross },
    },
  };
}

export const LQ_TOOL: DeskTool<LqName, LqCode, LqFact, LqDetail> = {
  head: 'tool=lq',
  fields: [
    { name: 'un', kind: 'goods', isNeeded: true },
    { name: 'inner', kind: 'quantity', isNeeded: true },
    { name: 'gross', kind: 'number', least: 0.01, most: 1000, places: 2, isNeeded: true },
    { name: 'tray', kind: 'flag' },
  ],
  rows: null,
  isTimed: false,
  source: TOOL_SOURCES.lq,
  answer,
};
