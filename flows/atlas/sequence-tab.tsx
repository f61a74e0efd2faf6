import { useMemo } from 'react';

import { flowAtlasCopy } from '../copy/atlas';
import type { LiveFlow, LiveMoment } from '../live/live-flow';
import { sequenceOf, type Message } from './sequence';
import { flowById } from './catalogue';
import { deedLine } from './said';

const { sequence: copy } = flowAtlasCopy;

const LANE = 150;
const ROW = 46;
const HEAD = 44;

type ArrowProps = { message: Message; row: number; laneOf: (lane: string) => number; says: string; isNow: boolean };

function Arrow({ message: { from, to, isPassedOn }, row, laneOf, says, isNow }: ArrowProps) {
  const [a, b] = [laneOf(from), laneOf(to)];
  const y = HEAD + row * ROW + 30;
  const way = a < b ? -1 : 1;
  const tip = `${b},${y} ${b + way * 8},${y - 4} ${b + way * 8},${y + 4}`;
  return (
    <g className={isNow ? 'now' : ''}>
      <text x={Math.min(a, b) + 6} y={y - 8}>
        {says}
      </text>
      <line x1={a} x2={b} y1={y} y2={y} strokeDasharray={isPassedOn ? '4 4' : undefined} />
      <polygon points={tip} />
    </g>
  );
}

export function SequenceTab({ flow, moment }: { flow: LiveFlow; moment: LiveMoment }) {
  const { history, at } = moment;
  const { outside, charts, messages } = useMemo(() => sequenceOf(flow.machine, history), [flow, history]);
  const lanes = [
    ...outside.map((lane) => ({ lane: lane as string, name: copy.outside[lane] })),
    ...charts.map(({ path, machine }) => ({ lane: path, name: flowById.get(machine)?.title ?? machine })),
  ];
  const laneOf = (lane: string) => lanes.findIndex((one) => one.lane === lane) * LANE + LANE / 2;
  const [width, height] = [lanes.length * LANE, HEAD + messages.length * ROW + 20];
  const saysOf = ({ deed, isPassedOn }: Message) => (isPassedOn ? copy.passedOn : deedLine(flow.machine.id, deed));
  if (messages.length === 0) return <p className="tab-body quiet">{copy.none}</p>;
  return (
    <div className="tab-body">
      <p className="quiet">{copy.lead}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keys */}
      <div className="sequence" tabIndex={0} role="region" aria-label={copy.label}>
        <svg width={width} height={height} role="img" aria-label={messages.map(saysOf).join('；')}>
          {lanes.map(({ lane, name }) => (
            <g key={lane} className="lane">
              <text x={laneOf(lane)} y={18} textAnchor="middle">
                {name.length > 10 ? `${name.slice(0, 9)}…` : name}
              </text>
              <line x1={laneOf(lane)} x2={laneOf(lane)} y1={28} y2={height} />
            </g>
          ))}
          {messages.map((message, row) => (
            <Arrow
              key={`${message.step} ${message.to}`}
              message={message}
              row={row}
              laneOf={laneOf}
              says={saysOf(message)}
              isNow={message.step === at}
            />
          ))}
        </svg>
      </div>
    </div>
  );
}
