import { signatureMachine } from '../../../../machines/booking/signature';
import { MOST_POINTS, countStrokePoints } from '../../../../domain/values/signature';
import { sharedPlan } from '../../model/plan';

const along = (length: number) => Array.from({ length }, (_, at) => ({ x: 30 + at * 4, y: 40 + (at % 3) * 12 }));

export const signaturePlan = sharedPlan('signaturePlan', signatureMachine, {
  inputs: { 'an empty box': undefined },
  events: {
    'pen.down': ({ context: { strokes } }) =>
      strokes.length < 2
        ? { 'on the box': { points: along(1) }, 'more than fits': { points: along(MOST_POINTS + 1) } }
        : {},
    'pen.move': ({ context: { strokes } }) =>
      countStrokePoints(strokes) < 40
        ? { 'a name': { points: along(40) }, 'more than fits': { points: along(MOST_POINTS) } }
        : {},
    'pen.up': 'bare',
    'pad.clear': 'bare',
    'typing.choose': 'bare',
    'drawing.choose': 'bare',
  },
  outcomes: {},
  distinguish: ({ strokes }) => strokes.map(({ length }) => length),
});
