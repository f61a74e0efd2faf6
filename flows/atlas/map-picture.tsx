import { flowAtlasCopy } from '../copy/atlas';
import type { Card } from '../map/places';
import { areaName, links, sharePercent, places, areaCoverage, coverageOf, titleOfChart, type Heat } from './map-facts';

const { map: copy } = flowAtlasCopy;

const CARD = { width: 172, height: 50 };
const PITCH = { x: 212, y: 66 };
const BAND = { head: 40, gap: 16, side: 20 };

const bandIndex = (row: number) => places.bands.findIndex((band) => row >= band.row && row < band.row + band.rows);
const columnX = (column: number) => BAND.side + column * PITCH.x;
const rowY = (row: number) => row * PITCH.y + bandIndex(row) * (BAND.head + BAND.gap) + BAND.head;

const WIDTH = columnX(places.columns - 1) + CARD.width + BAND.side;
const HEIGHT = places.rows * PITCH.y + places.bands.length * (BAND.head + BAND.gap);

const LONGEST = 11;
const shortened = (title: string) => (title.length > LONGEST ? `${title.slice(0, LONGEST - 1)}…` : title);

const cardOf = new Map(places.cards.map((card) => [card.chart, card]));

function curve(from: Card, to: Card): string {
  const [x1, y1] = [columnX(from.column) + CARD.width, rowY(from.row) + CARD.height / 2];
  const [x2, y2] = [columnX(to.column), rowY(to.row) + CARD.height / 2];
  const bend = PITCH.x - CARD.width;
  return `M${x1},${y1}C${x1 + bend},${y1} ${x2 - bend},${y2} ${x2},${y2}`;
}

type MapPictureProps = {
  heat: Heat;
  chosen: string;
  found: (chart: string) => boolean;
  onLook: (chart: string) => void;
};

export function MapPicture({ heat, chosen, found, onLook }: MapPictureProps) {
  return (
    <svg
      className="map"
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="group"
      aria-label={copy.label}
    >
      {places.bands.map(({ area, row, rows }) => {
        const share = areaCoverage(area, heat);
        const y = rowY(row) - BAND.head;
        return (
          <g key={area} className="band">
            <rect x={0.5} y={y + 0.5} width={WIDTH - 1} height={rows * PITCH.y + BAND.head - 1} rx={10} />
            <text className="band-name" x={BAND.side} y={y + 25}>
              {areaName(area)}
            </text>
            <text className="band-share" x={BAND.side + 64} y={y + 25}>
              {copy.shares[heat](sharePercent(share), share.done, share.all)}
            </text>
          </g>
        );
      })}
      {links.map(({ from, to, told, reported }) => {
        const [start, end] = [cardOf.get(from), cardOf.get(to)];
        if (!start || !end) return null;
        const isNear = chosen === from || chosen === to;
        const kind = told.length + reported.length > 0 ? 'talking' : 'quiet-link';
        return <path key={`${from} ${to}`} className={`link ${kind} ${isNear ? 'near' : ''}`} d={curve(start, end)} />;
      })}
      {places.cards.map(({ chart, column, row }) => {
        const share = coverageOf(chart, heat);
        const state = [chart === chosen && 'chosen', !found(chart) && 'faint'].filter(Boolean).join(' ');
        return (
          // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its name is the text drawn inside
          <a
            key={chart}
            href={`#/${chart}`}
            target="_self"
            className={`card ${state}`}
            onPointerEnter={() => onLook(chart)}
            onFocus={() => onLook(chart)}
          >
            <g transform={`translate(${columnX(column)},${rowY(row)})`}>
              <rect className="card-box" width={CARD.width} height={CARD.height} rx={8} />
              <rect className={`heat ${heat}`} x={10} y={CARD.height - 9} width={CARD.width - 20} height={3} rx={1.5} />
              <rect
                className={`heat-done ${heat}`}
                x={10}
                y={CARD.height - 9}
                width={((CARD.width - 20) * sharePercent(share)) / 100}
                height={3}
                rx={1.5}
              />
              <text className="card-name" x={10} y={22}>
                {shortened(titleOfChart(chart))}
              </text>
              <text className="card-id" x={10} y={36}>
                {chart}
              </text>
              <text className="card-share" x={CARD.width - 10} y={36} textAnchor="end">
                {sharePercent(share)}%
              </text>
            </g>
          </a>
        );
      })}
    </svg>
  );
}
