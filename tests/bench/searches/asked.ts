import type { Endpoint } from '../../../contract/wire/endpoint';
import type { GatewayDeps } from '../../../server/doors/gateway-deps';
import type { Question } from '../throughput/load';

/** What a mode is asked about in the measurement: every way, with every sort of goods, in any amount. */
export type Asked = {
  wire: Pick<Endpoint, 'path'>;
  market?: GatewayDeps['market'];
  ways: readonly object[];
  goods: readonly object[];
  /** The part of a question that is another one for each number. */
  amount: (count: number) => object;
};

/** No more are answered within a moment, however quick a search becomes. */
const IN_A_ROUND = 4_000;

/** Every way first, then the next of the goods, then another amount. */
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

/** Every way once, with the first of the goods. */
export const usualOf = (asked: Asked): Question[] => from(asked, 0, asked.ways.length);

/** Ways and goods mixed, and none of them in any other round: half for many who ask at once, half for one alone. */
export function unheardOf(asked: Asked, round: number): { together: Question[]; alone: Question[] } {
  const first = asked.ways.length + round * IN_A_ROUND;
  const half = IN_A_ROUND / 2;
  return { together: from(asked, first, half), alone: from(asked, first + half, half) };
}
