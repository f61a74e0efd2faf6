import { type Corners, type Mask, type Part, partOf } from './area';

/** A line of that width along a closed figure, round at its corners. */
export function rimOf(corners: Corners, width: number, room: Part): Mask {
  const reach = width / 2 + 1;
  const around = partOf([corners], room);
  const part = {
    left: Math.max(room.left, Math.floor(around.left - reach)),
    top: Math.max(room.top, Math.floor(around.top - reach)),
    right: Math.min(room.right, Math.ceil(around.right + reach)),
    bottom: Math.min(room.bottom, Math.ceil(around.bottom + reach)),
  };
  const mask = { ...part, covers: new Float32Array((part.right - part.left) * (part.bottom - part.top)) };
  let x = corners.at(-2) ?? 0;
  let y = corners.at(-1) ?? 0;
  for (let at = 0; at < corners.length; at += 2) {
    const nextX = corners[at] ?? 0;
    const nextY = corners[at + 1] ?? 0;
    layLine(mask, x, y, nextX, nextY, width / 2);
    x = nextX;
    y = nextY;
  }
  return mask;
}

/** A pixel is covered as far as the nearest point of the line is near. */
function layLine({ covers, ...part }: Mask, x1: number, y1: number, x2: number, y2: number, half: number): void {
  const [right, down] = [x2 - x1, y2 - y1];
  const square = right * right + down * down || 1;
  const near = partOf(
    [
      [
        Math.min(x1, x2) - half - 1,
        Math.min(y1, y2) - half - 1,
        Math.max(x1, x2) + half + 1,
        Math.max(y1, y2) + half + 1,
      ],
    ],
    part,
  );
  for (let y = near.top; y < near.bottom; y += 1) {
    let at = (y - part.top) * (part.right - part.left) + near.left - part.left;
    for (let x = near.left; x < near.right; x += 1) {
      const [fromX, fromY] = [x + 0.5 - x1, y + 0.5 - y1];
      const along = Math.max(0, Math.min(1, (fromX * right + fromY * down) / square));
      const [awayX, awayY] = [fromX - along * right, fromY - along * down];
      const share = half + 0.5 - Math.sqrt(awayX * awayX + awayY * awayY);
      if (share > (covers[at] ?? 0)) covers[at] = Math.min(1, share);
      at += 1;
    }
  }
}
