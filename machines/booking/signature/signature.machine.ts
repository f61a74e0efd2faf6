import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { isSigned, MOST_POINTS, countStrokePoints, type Point } from '../../../domain/values/signature';
import type { SignatureContext, SignatureEvent } from './signature.types';
import { PICTURES } from '../../support/left-out';

type Drawing = { points: readonly Point[] };

const chart = setup({
  types: {
    context: {} as SignatureContext,
    events: {} as SignatureEvent,
    tags: {} as 'blank' | 'writing' | 'short' | 'drawn' | 'typed',
  },
  guards: {
    isSigned: ({ context: { strokes } }) => isSigned(strokes),
    hasRoom: ({ context: { strokes } }, { points }: Drawing) =>
      countStrokePoints(strokes) + points.length <= MOST_POINTS,
  },
  actions: {
    beginStroke: assign(({ context: { strokes } }, { points }: Drawing) => ({ strokes: [...strokes, points] })),
    lengthenStroke: assign(({ context: { strokes } }, { points }: Drawing) => ({
      strokes: [...strokes.slice(0, -1), [...(strokes.at(-1) ?? []), ...points]],
    })),
    wipe: assign({ strokes: [] }),
  },
});

const beginning = {
  guard: { type: 'hasRoom', params: ({ event }: { event: Drawing }) => event },
  target: 'writing',
  actions: { type: 'beginStroke', params: ({ event }: { event: Drawing }) => event },
} as const;

/** Earlier strokes stay under the next one. */
const more = { 'pen.down': beginning, 'pad.clear': 'blank', 'typing.choose': 'typed' } as const;

export const signatureMachine = chart.createMachine({
  id: 'signature',
  description: PICTURES && '签名：用手指在框里写，可擦去重写；不便手写的用键入的姓名代替',
  context: { strokes: [] },
  initial: 'blank',
  states: {
    blank: {
      description: PICTURES && '框里是空的',
      tags: 'blank',
      entry: 'wipe',
      on: { 'pen.down': beginning, 'typing.choose': 'typed' },
    },
    writing: {
      description: PICTURES && '正在写',
      tags: 'writing',
      on: {
        'pen.move': {
          guard: { type: 'hasRoom', params: ({ event }) => event },
          actions: { type: 'lengthenStroke', params: ({ event }) => event },
        },
        'pen.up': [{ guard: 'isSigned', target: 'drawn' }, 'short'],
      },
    },
    short: { description: PICTURES && '写得太少，不算签名', tags: 'short', on: more },
    drawn: { description: PICTURES && '已签名', tags: 'drawn', on: more },
    typed: {
      description: PICTURES && '用键入的姓名作为签名',
      tags: 'typed',
      on: { 'drawing.choose': 'blank' },
    },
  },
});

export type SignatureActor = ActorRefFrom<typeof signatureMachine>;
export type SignatureSnapshot = SnapshotFrom<typeof signatureMachine>;
