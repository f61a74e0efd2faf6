export type Point = { x: number; y: number };
export type Size = { width: number; height: number };
export type Rect = Point & Size;

export type Place = Point & { scale: number };

const MARGIN = 24;
const LEAST = 0.1;
const MOST = 4;
const READABLE = 0.8;

const clampScale = (scale: number) => Math.min(MOST, Math.max(LEAST, scale));

export function fitPlace(pane: Size, content: Size): Place {
  const room = { width: pane.width - 2 * MARGIN, height: pane.height - 2 * MARGIN };
  const scale = clampScale(Math.min(1, room.width / content.width, room.height / content.height));
  return { scale, x: (pane.width - content.width * scale) / 2, y: (pane.height - content.height * scale) / 2 };
}

const clampOffset = (at: number, pane: number, content: number) =>
  content + 2 * MARGIN <= pane ? (pane - content) / 2 : Math.min(MARGIN, Math.max(pane - MARGIN - content, at));

/** Whole content if readable at that size; else the title corner, or the area around `begin`. */
export function openPlace(pane: Size, content: Size, begin: Rect | null): Place {
  const whole = fitPlace(pane, content);
  if (whole.scale >= READABLE || pane.width === 0) return whole;
  const corner = { x: MARGIN, y: MARGIN, scale: READABLE };
  if (!begin || isInSight(pane, begin, corner)) return corner;
  const { x, y, scale } = centrePlace(pane, begin, whole);
  return {
    scale,
    x: clampOffset(x, pane.width, content.width * scale),
    y: clampOffset(y, pane.height, content.height * scale),
  };
}

export const isInSight = (pane: Size, part: Rect, { x, y, scale }: Place): boolean =>
  scale >= READABLE &&
  part.x * scale + x >= 0 &&
  part.y * scale + y >= 0 &&
  (part.x + part.width) * scale + x <= pane.width &&
  (part.y + part.height) * scale + y <= pane.height;

/** Centres a part at a readable size; a part larger than the pane starts at its corner. */
export function centrePlace(pane: Size, { x, y, width, height }: Rect, { scale }: Place): Place {
  const next = Math.max(scale, READABLE);
  const begun = (room: number, at: number, long: number) =>
    (long * next > room ? MARGIN : (room - long * next) / 2) - at * next;
  return { scale: next, x: begun(pane.width, x, width), y: begun(pane.height, y, height) };
}

export function zoomPlace({ x, y, scale }: Place, factor: number, at: Point): Place {
  const next = clampScale(scale * factor);
  return { scale: next, x: at.x - ((at.x - x) * next) / scale, y: at.y - ((at.y - y) * next) / scale };
}

export const shiftPlace = ({ x, y, scale }: Place, dx: number, dy: number): Place => ({ scale, x: x + dx, y: y + dy });
