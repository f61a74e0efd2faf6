/** Corners of a closed figure, x and y alternating. */
export type Corners = readonly number[];

/** Area of a picture in whole pixels: right and bottom are exclusive. */
export type PictureArea = { left: number; top: number; right: number; bottom: number };

/** Coverage of each pixel in an area, row by row, from 0 to 1. */
export type Mask = PictureArea & { covers: Float32Array };

/** Accumulated edges per pixel; must be zeroed after each summing up. */
let edges = new Float32Array(1 << 16);

const clamp = (number: number, low: number, high: number) => Math.max(low, Math.min(high, number));

export function boundingPart(figures: readonly Corners[], room: PictureArea): PictureArea {
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const corners of figures) {
    for (let at = 0; at < corners.length; at += 2) {
      const x = corners[at] ?? 0;
      const y = corners[at + 1] ?? 0;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  }
  return {
    left: clamp(Math.floor(left), room.left, room.right),
    top: clamp(Math.floor(top), room.top, room.bottom),
    right: clamp(Math.ceil(right), room.left, room.right),
    bottom: clamp(Math.ceil(bottom), room.top, room.bottom),
  };
}

/**
 * Draws the edges of figures of equal orientation; a running sum along each row of `stride` numbers is the coverage.
 * The caller must zero the buffer while summing.
 */
export function drawEdges(figures: readonly Corners[], part: PictureArea): { edges: Float32Array; stride: number } {
  const stride = part.right - part.left + 2;
  const length = stride * (part.bottom - part.top);
  if (edges.length < length) edges = new Float32Array(length);
  for (const corners of figures) {
    let x = corners.at(-2) ?? 0;
    let y = corners.at(-1) ?? 0;
    for (let at = 0; at < corners.length; at += 2) {
      const nextX = corners[at] ?? 0;
      const nextY = corners[at + 1] ?? 0;
      if (y < nextY) drawEdge(part, stride, x, y, nextX, nextY, 1);
      else if (y > nextY) drawEdge(part, stride, nextX, nextY, x, y, -1);
      x = nextX;
      y = nextY;
    }
  }
  return { edges, stride };
}

/** Walks from the upper end to the lower and adds to each row the area right of the edge. */
function drawEdge(
  part: PictureArea,
  stride: number,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  way: number,
): void {
  const width = part.right - part.left;
  const slope = (x2 - x1) / (y2 - y1);
  const upper = Math.max(y1, part.top);
  const lower = Math.min(y2, part.bottom);
  for (let row = Math.floor(upper); row < lower; row += 1) {
    const from = Math.max(upper, row);
    const to = Math.min(lower, row + 1);
    const one = clamp(x1 + (from - y1) * slope - part.left, 0, width);
    const other = clamp(x1 + (to - y1) * slope - part.left, 0, width);
    addPiece((row - part.top) * stride, Math.min(one, other), Math.max(one, other), (to - from) * way);
  }
}

/** Part of an edge within one row: crossed pixels are covered partly, those to the right fully. */
function addPiece(start: number, left: number, right: number, high: number): void {
  const first = Math.floor(left);
  const last = Math.max(first, Math.ceil(right) - 1);
  let crossed = 0;
  let covered = 0;
  for (let pixel = first; pixel <= last; pixel += 1) {
    const from = Math.max(left, pixel);
    const to = Math.min(right, pixel + 1);
    const share = right > left ? (to - from) / (right - left) : 1;
    const covers = high * (crossed + share * (pixel + 1 - (from + to) / 2));
    edges[start + pixel] = (edges[start + pixel] ?? 0) + covers - covered;
    covered = covers;
    crossed += share;
  }
  edges[start + last + 1] = (edges[start + last + 1] ?? 0) + high - covered;
}

export function buildMask(figures: readonly Corners[], room: PictureArea): Mask {
  const part = boundingPart(figures, room);
  const { edges: sums, stride } = drawEdges(figures, part);
  const width = part.right - part.left;
  const covers = new Float32Array(width * (part.bottom - part.top));
  for (let row = 0; row < part.bottom - part.top; row += 1) {
    let sum = 0;
    for (let column = 0; column < width; column += 1) {
      sum += sums[row * stride + column] ?? 0;
      covers[row * width + column] = Math.min(1, Math.abs(sum));
    }
    sums.fill(0, row * stride, (row + 1) * stride);
  }
  return { ...part, covers };
}

export const coverageAt = ({ left, top, right, bottom, covers }: Mask, x: number, y: number): number =>
  x < left || x >= right || y < top || y >= bottom ? 0 : (covers[(y - top) * (right - left) + x - left] ?? 0);
