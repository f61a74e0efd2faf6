import { Path2D } from '@napi-rs/canvas';

import { seededChance } from '../chance';
import type { Shape, ShapeName } from '../shapes';

/** Outlines in a square of 100: the shape's own size stretches them. */
const PATHS: Record<Exclude<ShapeName, 'jigsaw'>, readonly string[]> = {
  placard: ['M50 0L100 50L50 100L0 50Z', 'M44 4Q50 -2 56 4L97 44Q102 50 97 56L56 96Q50 102 44 96L3 56Q-2 50 3 44Z'],
  drum: [
    'M8 4C30 -2 70 -2 92 4L96 18L90 24V40L96 48L90 56V76L96 84L92 96C70 102 30 102 8 96L4 84L10 76V56L4 48L10 40V24L4 18Z',
    'M4 14C4 -5 96 -5 96 14V86C96 105 4 105 4 86Z',
  ],
  flask: [
    'M34 0H66V10H61V36L96 88Q102 100 90 100H10Q-2 100 4 88L39 36V10H34Z',
    'M36 0H64V8H60V32A38 34.6 0 1 1 40 32V8H36Z',
  ],
  hull: ['M0 46H18V14H30V0H44V14H58V46H100L84 100H16Z', 'M0 52H30V8L48 0V52H56L56 10L92 52H100L86 100H14Z'],
  nut: ['M25 0H75L100 50L75 100H25L0 50Z', 'M30 0H70L100 30V70L70 100H30L0 70V30Z'],
};

const KNOB = 15;

/** Two knobs or dents, chosen by the shape's seed, on a body that leaves room for them. */
function jigsaw(seed: number): string {
  const chance = seededChance(seed);
  const [right, top] = [chance.odds(0.5), chance.odds(0.5)];
  const [r, b] = [chance.between(42, 66), chance.between(36, 60)];
  const [x0, y0, x1, y1] = [0, top ? 22 : 0, right ? 78 : 100, 100];
  const up = `H${b - KNOB}A${KNOB} ${KNOB} 0 1 ${top ? 1 : 0} ${b + KNOB * 0.6} ${y0}H${x1}`;
  const side = `V${r - KNOB * 0.6}A${KNOB} ${KNOB} 0 1 ${right ? 1 : 0} ${x1} ${r + KNOB * 0.6}V${y1}`;
  return `M${x0} ${y0}${up}${side}H${x0}Z`;
}

const outlineText = ({ name, seed }: Shape): string => {
  if (name === 'jigsaw') return jigsaw(seed);
  return seededChance(seed).pick(PATHS[name]);
};

/** The shape as a path whose corner lies at (x, y). */
export function outlineOf(shape: Shape, x: number, y: number): Path2D {
  const path = new Path2D();
  const unit = new Path2D(outlineText(shape));
  path.addPath(unit, { a: shape.width / 100, b: 0, c: 0, d: shape.height / 100, e: x, f: y });
  return path;
}
