import { createHash } from 'node:crypto';

import {
  publishedDifferences,
  publishedGoods,
  publishedRefusals,
  publishedRuleCodes,
} from '../../../contract/world/published-goods';
import { IMDG_EDITION } from '../../../domain/goods/edition';
import { MODE_IDS } from '../../../domain/mode-ids';
import { cachedRoute } from '../../base/http/cached';
import { notFoundFault } from '../../base/http/refusal';
import type { Route } from '../../base/http/route';
import { serve } from '../../base/http/serve';
import { readTable, requireOneOf, splitCell } from './list/read-table';
import { LIST_COLUMNS, LIST_TABLE, REFUSAL_CODES } from './listed';

const DAY_S = 86_400;

const DECISION_COLUMNS = ['unNo', 'goodsId', 'row', 'column', 'house', 'list', 'source', 'decision', 'why'] as const;

const CODE_COLUMNS = ['code', 'modes', 'source', 'edition', 'sentence'] as const;

/** Search aids of the house: no fact of the list. */
const HIDDEN: readonly string[] = ['sounds'];

const SOURCES = [
  { name: 'IMDG 42-24', of: '类别、包装类别、特殊规定、第 7、15、16 栏，取自公开转录' },
  { name: 'ADR 2025 表 A', of: '有限与例外数量、包装、IBC、罐箱与隧道代码' },
  { name: '49 CFR 172.101', of: '第 9 栏（航空器）与第 10 栏（积载），只作对照' },
];

const LICENCE = '只含事实，不含任何规则的原文；本平台对整理结果不主张权利，各来源另有其许可。';
const NOTICE = '仅供参考，以现行规则原文、主管机关和安全数据单为准；不构成可运输的承诺。';

/** Rows of one page, so that an answer stays under 500 kB. */
const MOST_ROWS = 500;

type Published = { version: string; columns: string[]; rows: string[][] };

function publish<TColumn extends string>(
  columns: readonly TColumn[],
  table: readonly { cells: Readonly<Record<TColumn, string>> }[],
): Published {
  const shown = columns.filter((column) => !HIDDEN.includes(column));
  const rows = table.map(({ cells }) => shown.map((column) => cells[column]));
  const version = createHash('sha256')
    .update(JSON.stringify([shown, rows]))
    .digest('base64url')
    .slice(0, 16);
  return { version, columns: shown, rows };
}

/** Tables are put together at the first question, once. */
const once = <TValue>(make: () => TValue): (() => TValue) => {
  let made: { value: TValue } | undefined;
  return () => (made ??= { value: make() }).value;
};

const goodsPublished = once(() => publish(LIST_COLUMNS, LIST_TABLE));
const differencesPublished = once(() => publish(DECISION_COLUMNS, readTable('decisions-42-24.csv', DECISION_COLUMNS)));

const codesPublished = once(() => {
  const table = readTable('rule-codes.csv', CODE_COLUMNS);
  const codes = table.map(({ cells: { code, modes, source, edition, sentence }, place }) => ({
    code,
    modes: splitCell(modes).map((mode) => requireOneOf(MODE_IDS, mode, place)),
    text: sentence,
    rule: { source, edition },
  }));
  return {
    edition: IMDG_EDITION,
    version: publish(CODE_COLUMNS, table).version,
    licence: LICENCE,
    notice: NOTICE,
    codes,
  };
});

const answer = ({ version, columns }: Published, all: string[][], from: number) => ({
  edition: IMDG_EDITION,
  version,
  sources: SOURCES,
  licence: LICENCE,
  notice: NOTICE,
  total: all.length,
  columns,
  rows: all.slice(from, from + MOST_ROWS),
  next: from + MOST_ROWS < all.length ? from + MOST_ROWS : null,
});

/** The list as the house reads it, for everybody's system: facts, sources, differences, refusals and codes of rules. */
export const publishedGoodsRoutes = (): Route[] =>
  [
    serve(publishedGoods, ({ unNo, from }) => {
      const table = goodsPublished();
      const rows = unNo === '' ? table.rows : table.rows.filter(([number]) => number === unNo);
      if (rows.length === 0) throw notFoundFault();
      return answer(table, rows, from);
    }),
    serve(publishedDifferences, ({ from }) => {
      const table = differencesPublished();
      return answer(table, table.rows, from);
    }),
    serve(publishedRefusals, () => ({ edition: IMDG_EDITION, codes: [...REFUSAL_CODES] })),
    serve(publishedRuleCodes, ({ mode }) => {
      const { codes, ...published } = codesPublished();
      return { ...published, codes: codes.filter(({ modes }) => mode === undefined || modes.includes(mode)) };
    }),
  ].map((route) => cachedRoute(route, DAY_S));
