import { describe, expect, it } from 'vitest';

import { readMachine } from '../../flows/graph/read-machine';
import { machines } from '../../flows/list/machines';
import { answeredIn, pointsOf, requirementMarks, unaskedIn, edgesOf } from '../../flows/requirements/answers';
import { points } from '../../flows/requirements/points';

const graphs = [...machines.values()].map(readMachine);

describe('the points of the specification', () => {
  it('are told apart by their names', () => {
    expect(new Set(points.map(({ id }) => id)).size).toBe(points.length);
  });

  it('are the only ones a chart says it answers', () => {
    expect(answeredIn(graphs).unknown).toEqual([]);
  });

  it('are each answered by a chart', () => {
    expect(answeredIn(graphs).unanswered).toEqual([]);
  });

  it('are answered by the transitions that leave or reach a state of theirs', () => {
    const graph = graphs.find(({ id }) => id === 'smsCountdown');
    if (!graph) throw new Error('no countdown');
    const marks = requirementMarks(graph);
    const sent = edgesOf(graph).find(({ id }) => id === 'smsCountdown.requesting|xstate.done.actor.requestCode|0');
    if (!sent) throw new Error('no answer to the request');
    expect(pointsOf(graph, sent)).toEqual(['4 SMS send button']);
    expect(marks.has(sent.id)).toBe(true);
    expect(unaskedIn(graph)).not.toContain(sent);
  });
});
