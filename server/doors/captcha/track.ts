type Step = readonly [x: number, y: number, ms: number];

export type TrackScore = {
  /** From 0, like a hand, to 1, like a machine. */
  oddness: number;
  signs: readonly string[];
};

const LONGEST = 1_000;

const isStep = (value: unknown): value is Step =>
  Array.isArray(value) &&
  value.length === 3 &&
  value.every((part) => typeof part === 'number' && Number.isFinite(part));

/** Null without a track: other clients send none, which proves nothing. */
export function scoreTrack(track: unknown): TrackScore | null {
  if (!Array.isArray(track) || track.length < 2 || track.length > LONGEST || !track.every(isStep)) return null;
  const steps: readonly Step[] = track;
  const moves = steps.slice(1).map((step, index) => moveBetween(steps[index] ?? step, step));
  const way = moves.reduce((sum, move) => sum + Math.abs(move.x), 0);
  const time = moves.reduce((sum, move) => sum + move.ms, 0);
  const signs = [
    time < 120 ? 'hasty' : null,
    moves.some((move) => move.ms < 0) ? 'backwards' : null,
    moves.some((move) => Math.abs(move.x) > way * 0.7) && way > 30 ? 'leap' : null,
    moves.length >= 8 && moves.every((move) => move.y === 0) ? 'ruled' : null,
    moves.length >= 8 && isEven(moves.map((move) => move.x)) && isEven(moves.map((move) => move.ms)) ? 'even' : null,
  ].filter((sign) => sign !== null);
  return { oddness: Math.min(1, signs.length / 3), signs };
}

const moveBetween = (from: Step, to: Step) => ({ x: to[0] - from[0], y: to[1] - from[1], ms: to[2] - from[2] });

/** True for steps more even than a hand makes. */
function isEven(values: readonly number[]): boolean {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
  return spread <= Math.abs(mean) * 0.05;
}

export const isOdd = ({ oddness }: TrackScore): boolean => oddness > 0.5;
