import type { SKRSContext2D } from '@napi-rs/canvas';

export type Pen = SKRSContext2D;

export type Box = { x: number; y: number; width: number; height: number };

/** One filled figure through the given corners. */
export function polygon(pen: Pen, fill: string, corners: readonly (readonly [number, number])[]): void {
  pen.beginPath();
  for (const [x, y] of corners) pen.lineTo(x, y);
  pen.closePath();
  pen.fillStyle = fill;
  pen.fill();
}

export function box(pen: Pen, fill: string, x: number, y: number, width: number, height: number): void {
  pen.fillStyle = fill;
  pen.fillRect(x, y, width, height);
}

export function disc(pen: Pen, fill: string, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fillStyle = fill;
  pen.fill();
}

/** Separate strokes in one colour. */
export function strokes(
  pen: Pen,
  colour: string,
  width: number,
  lines: readonly (readonly [number, number, number, number])[],
): void {
  pen.beginPath();
  for (const [x1, y1, x2, y2] of lines) {
    pen.moveTo(x1, y1);
    pen.lineTo(x2, y2);
  }
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.stroke();
}

export function times(amount: number, draw: () => void): void {
  for (let done = 0; done < amount; done += 1) draw();
}

export const count = (length: number): number[] => Array.from({ length }, (_, index) => index);

/** Draws somewhere else, at another size, and mirrored if told. */
export function at<T>(pen: Pen, x: number, y: number, scale: number, mirrored: boolean, draw: () => T): T {
  pen.save();
  pen.translate(x, y);
  pen.scale(mirrored ? -scale : scale, scale);
  const drawn = draw();
  pen.restore();
  return drawn;
}
