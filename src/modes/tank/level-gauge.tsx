import { tankSearchCopy } from '../../copy/modes/tank/search';

const { panel: copy } = tankSearchCopy;

const TOP = 10;
const HIGH = 220;
/** In percent: the gauge shows only the upper part, where the limits are. */
const USUAL_FROM = 74;
const MARGIN = 6;
const LINE = 16;

type Mark = { percent: number; text: string; look: string };

type LevelGaugeProps = {
  percent: number | null;
  most: number;
  mostWords: string;
  /** Null for tanks that may be half full. */
  least: number | null;
  own: string;
  isWrong: boolean;
};

/** Moves overlapping labels apart, downwards. */
function spread(marks: readonly (Mark & { at: number })[]): (Mark & { at: number; wordsAt: number })[] {
  let last = -LINE;
  return marks
    .toSorted((one, other) => one.at - other.at)
    .map((mark) => {
      last = Math.max(mark.at, last + LINE);
      return { ...mark, wordsAt: last };
    });
}

export function LevelGauge({ percent, most, mostWords, least, own, isWrong }: LevelGaugeProps) {
  const from = Math.max(0, Math.min(USUAL_FROM, Math.floor((percent ?? USUAL_FROM) - MARGIN)));
  const at = (one: number): number => TOP + HIGH * (1 - (Math.min(one, 100) - from) / (100 - from));
  const bottom = TOP + HIGH;
  const marks: Mark[] = [
    { percent: most, text: mostWords, look: 'fill-bad stroke-bad' },
    ...(percent === null
      ? []
      : [{ percent, text: own, look: isWrong ? 'fill-bad stroke-bad' : 'fill-sea stroke-sea' }]),
    ...(least === null ? [] : [{ percent: least, text: copy.least, look: 'fill-ink stroke-ink' }]),
  ];
  return (
    <svg aria-hidden="true" viewBox="0 0 156 240" className="w-39 text-12">
      <rect x="6" y={TOP} width="40" height={at(most) - TOP} className="fill-bad-tint" />
      <rect
        x="6"
        y={at(most)}
        width="40"
        height={(least === null ? bottom : at(least)) - at(most)}
        className="fill-good-tint"
      />
      {least !== null && <rect x="6" y={at(least)} width="40" height={bottom - at(least)} className="fill-bad-tint" />}
      {percent !== null && (
        <rect
          x="19"
          y={at(percent)}
          width="14"
          height={bottom - at(percent)}
          className={isWrong ? 'fill-bad' : 'fill-sea'}
        />
      )}
      <rect x="6" y={TOP} width="40" height={HIGH} className="fill-none stroke-ink" strokeWidth="1.5" />
      {spread(marks.map((mark) => ({ ...mark, at: at(mark.percent) }))).map(({ text, look, at: y, wordsAt }) => (
        <g key={text} className={look}>
          <path d={`M2 ${y}H52`} strokeWidth="2" />
          <text x="58" y={wordsAt + 4} stroke="none">
            {text}
          </text>
        </g>
      ))}
      {least !== null && (
        <text x="58" y={bottom - 30} className="fill-muted">
          {copy.surges.map((line) => (
            <tspan key={line} x="58" dy="16">
              {line}
            </tspan>
          ))}
        </text>
      )}
    </svg>
  );
}
