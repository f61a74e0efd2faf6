import { describe, expect, it } from 'vitest';

import { isRight, readPoints } from '../../../../server/doors/captcha/judge';

const THREE = [
  { x: 30, y: 47 },
  { x: 168, y: 40 },
  { x: 217, y: 36 },
];
const moved = (index: number, dx: number, dy: number) =>
  THREE.map((point, at) => (at === index ? { x: point.x + dx, y: point.y + dy } : point));

describe('reading a captcha answer', () => {
  it.each([
    ['{"x":123.45,"y":5.0}', { x: 123.45, y: 5 }],
    ['{"x":1.2345e2,"y":5,"t":1}', { x: 123.45, y: 5 }],
    [' {"y":5,"x":0}\n', { x: 0, y: 5 }],
  ])('reads a slider from %s', (plain, point) => {
    expect(readPoints('blockPuzzle', plain)).toEqual([point]);
  });

  it.each([
    '',
    'null',
    '5',
    '[]',
    '{}',
    '"{}"',
    '[{"x":1,"y":5}]',
    '{"x":"1","y":5}',
    '{"x":null,"y":5}',
    '{"x":1}',
    '{"x":1e999,"y":5}',
    '{"x":[1],"y":5}',
    '{"__proto__":{"x":1,"y":5}}',
    '{"x":1,"y":5',
  ])('reads no slider from %s', (plain) => {
    expect(readPoints('blockPuzzle', plain)).toBeNull();
  });

  it.each([0, 1, 2, 4, 5, 300])('reads no words from %d points', (count) => {
    expect(readPoints('clickWord', JSON.stringify(Array.from({ length: count }, () => ({ x: 1, y: 1 }))))).toBeNull();
  });

  it.each([
    '{"0":{"x":1,"y":1},"1":{"x":1,"y":1},"2":{"x":1,"y":1},"length":3}',
    '[null,null,null]',
    '[{"x":1,"y":1},{"x":1,"y":1},{"x":1}]',
    '[[1,1],[1,1],[1,1]]',
  ])('reads no words from %s', (plain) => {
    expect(readPoints('clickWord', plain)).toBeNull();
  });
});

describe('judging a captcha answer', () => {
  it.each([
    [-5, true],
    [5, true],
    [0.5, true],
    [5.001, false],
    [-5.001, false],
  ])('slider %f px off passes: %s', (off, passes) => {
    expect(isRight('blockPuzzle', [{ x: 120, y: 5 }], [{ x: 120 + off, y: 5 }])).toBe(passes);
  });

  it.each([4, 5.9, 0, -5])('slider at height %f fails', (y) => {
    expect(isRight('blockPuzzle', [{ x: 120, y: 5 }], [{ x: 120, y }])).toBe(false);
  });

  it.each([0, 1, 2])('word %d passes within 25 px on both axes and fails beyond', (index) => {
    for (const [dx, dy] of [
      [25, -25],
      [-25, 25],
    ] as const)
      expect(isRight('clickWord', THREE, moved(index, dx, dy))).toBe(true);
    for (const [dx, dy] of [
      [25.01, 0],
      [-25.01, 0],
      [0, 25.01],
      [0, -25.01],
    ] as const) {
      expect(isRight('clickWord', THREE, moved(index, dx, dy))).toBe(false);
    }
  });

  it('words in another order fail', () => {
    expect(isRight('clickWord', THREE, THREE.toReversed())).toBe(false);
  });

  it('empty answer to an empty challenge fails', () => {
    expect(isRight('clickWord', [], [])).toBe(false);
  });
});
