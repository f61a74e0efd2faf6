import type { Endpoint } from '../../../contract/wire/endpoint';
import type { GatewayDeps } from '../../../server/doors/gateway-deps';
import type { Question } from '../throughput/load';

/** Searches of a mode for the measurement: every way, kind of goods and amount. */
export type Asked = {
  wire: Pick<Endpoint, 'path'>;
  market?: GatewayDeps['market'];
  ways: readonly object[];
  goods: readonly object[];
  amount: (count: number) => object;
};

const IN_A_ROUND = 4_000;

/** Every way first, then the next goods, then another amount. */
export function questionAt({ ways, goods, amount }: Asked, at: number): object {
  const [way, kind] = [at % ways.length, Math.floor(at / ways.length) % goods.length];
  const count = 1 + Math.floor(at / (ways.length * goods.length));
  return { ...ways[way], ...goods[kind], ...amount(count) };
}

const questionOf = (asked: Asked, at: number): Question => ({
  method: 'POST',
  path: asked.wire.path,
  body: JSON.stringify(questionAt(asked, at)),
});

const from = (asked: Asked, first: number, count: number): Question[] =>
  Array.from({ length: count }, (_, at) => questionOf(asked, first + at));

export const usualOf = (asked: Asked): Question[] => from(asked, 0, asked.ways.length);

/** Mixed ways and goods, unique per round: half for concurrent callers, half for a single one. */
export function unheardOf(asked: Asked, round: number): { together: Question[]; alone: Question[] } {
  const first = asked.ways.length + round * IN_A_ROUND;
  const half = IN_A_ROUND / 2;
  return { together: from(asked, first, half), alone: from(asked, first + half, half) };
}
