import type { Point, Stroke } from '../../../domain/values/signature';

export type SignatureEvent =
  | { type: 'pen.down'; points: readonly Point[] }
  | { type: 'pen.move'; points: readonly Point[] }
  | { type: 'pen.up' }
  | { type: 'pad.clear' }
  | { type: 'typing.choose' }
  | { type: 'drawing.choose' };

export type SignatureContext = { strokes: readonly Stroke[] };
