import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { getShortestPaths } from '@xstate/test';

import { houseMoves, HOUSE_EVENTS, ORDER_STATES, type OrderState } from '../../domain/order/life/lifecycle';
import { readMachine } from '../../flows/graph/read-machine';
import { orderLife, PATHS } from '../../flows/life/order-life';
import { layoutScore } from '../../flows/layout/score';
import { standAlone } from '../../flows/picture/stand-alone';
import { writeDown } from '../../flows/record/write-down';
import { agreeTo, howToAgree, isAgreedTo } from '../support/agreed/agreeing';
import { FOLDER } from '../support/flows/paper';
import { drawnFrom, type LifeRecord, madeFrom, placed } from '../support/flows/order-life';

const RECORD = `${FOLDER}/life/order.json`;
const PICTURE = `${FOLDER}/life/order.svg`;

const recorded = (): LifeRecord | null =>
  existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, 'utf8')) as LifeRecord) : null;

const { edges } = readMachine(orderLife);
const arrows = edges.map(({ source, label, target }) => [source, label, target].join(' '));

it('draws the order life from the current tables without hidden labels', async () => {
  if (isAgreedTo(RECORD) && recorded()?.madeFrom !== madeFrom()) agreeTo(RECORD, `${writeDown(await placed())}\n`);
  const record = recorded();
  expect(record?.madeFrom, howToAgree(RECORD)).toBe(madeFrom());
  if (!record) return;
  const drawn = drawnFrom(record);
  const { overlaps, passThroughs } = layoutScore(drawn.placed);
  expect({ overlaps, passThroughs }).toEqual({ overlaps: 0, passThroughs: 0 });
  const picture = `${standAlone({ ...drawn, css: readFileSync('flows/picture/picture.css', 'utf8') })}\n`;
  if (isAgreedTo(PICTURE)) agreeTo(PICTURE, picture);
  expect(existsSync(PICTURE) && readFileSync(PICTURE, 'utf8') === picture, howToAgree(PICTURE)).toBe(true);
});

it('has an arrow for every staff move of every mode and no other', () => {
  const moves = PATHS.flatMap((path) =>
    ORDER_STATES.flatMap((from) => houseMoves(from, path).map((event) => `${from} ${event}`)),
  );
  const drawn = edges
    .filter(({ label }) => HOUSE_EVENTS.some((event) => event === label))
    .map(({ source, label }) => `${source.replace('orderLife.', '')} ${label}`);
  expect(new Set(drawn)).toEqual(new Set(moves));
  expect(new Set(arrows).size, 'each once').toBe(arrows.length);
});

it('starts as a draft, reaches every state and ends from each', () => {
  const ways = getShortestPaths(orderLife);
  expect(ORDER_STATES.filter((one) => !ways.some(({ state }) => state.value === one))).toEqual([]);
  const next = new Map(ORDER_STATES.map((state) => [state, new Set<string>()]));
  for (const { source, target } of edges)
    next.get(source.replace('orderLife.', '') as OrderState)?.add((target ?? '').replace('orderLife.', ''));
  const ends = (state: string, seen: readonly string[] = []): boolean => {
    const on = [...(next.get(state as OrderState) ?? [])].filter((one) => !seen.includes(one));
    return (next.get(state as OrderState)?.size ?? 0) === 0 || on.some((one) => ends(one, [...seen, state]));
  };
  expect(ORDER_STATES.filter((state) => !ends(state))).toEqual([]);
});
