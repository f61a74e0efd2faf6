import { describe, expect, it } from 'vitest';

import { readMachine } from '../../flows/graph/read-machine';
import { machines } from '../../flows/list/machines';
import { answeredIn, pointsOf, requirementMarks, unaskedIn, edgesOf } from '../../flows/requirements/answers';
import { points } from '../../flows/requirements/points';
import { isKept, placesFor, sentences, sentencesOf } from '../../flows/requirements/sentences';

const tests = Object.keys(import.meta.glob('../**/*.test.{ts,tsx}')).map((file) =>
  file.replace('../', '').replace(/\.test\.tsx?$/, ''),
);

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

describe('the sentences of the specification', () => {
  it('are told apart by their numbers, and are of all nine sections', () => {
    expect(new Set(sentences.map(({ id }) => id)).size).toBe(sentences.length);
    expect([...new Set(sentences.map(({ id }) => id.split('.')[0]))]).toEqual('123456789'.split(''));
  });

  it('lead to points, states and tests there are', () => {
    const known = new Set(graphs.flatMap(({ nodes }) => [...nodes.keys()]));
    const lost = sentences.flatMap(({ id, points: own = [], at = [], tests: held = [] }) => [
      ...own.filter((point) => !points.some((one) => one.id === point)).map((point) => `${id} ${point}`),
      ...at.filter((state) => !known.has(state)).map((state) => `${id} ${state}`),
      ...held.filter((test) => !tests.includes(test)).map((test) => `${id} ${test}`),
    ]);
    expect(lost).toEqual([]);
  });

  it('are kept somewhere, but for those that say why they are not', () => {
    const unkept = sentences.filter((sentence) => !isKept(sentence, graphs));
    expect(unkept.map(({ id }) => id)).toEqual(
      '3.7 3.8 3.10 3.11 3.12 4.20 5.5 6.5 7.18 7.19 7.22 9.14 9.15'.split(' '),
    );
    expect(unkept.filter(({ open = '' }) => open === '').map(({ id }) => id)).toEqual([]);
  });

  it('mention every point a chart answers', () => {
    const mentioned = sentences.flatMap(({ points: own = [] }) => own);
    expect(points.filter(({ id }) => !mentioned.includes(id)).map(({ id }) => id)).toEqual([]);
  });

  it('lead to a state and back', () => {
    const resend = sentences.find(({ id }) => id === '4.12');
    const countdown = graphs.find(({ id }) => id === 'smsCountdown');
    if (!resend || !countdown) throw new Error('no countdown');
    expect(placesFor(resend, graphs).map(({ id }) => id)).toContain('smsCountdown.cooling');
    expect(sentencesOf(countdown).map(({ sentence }) => sentence.id)).toContain('4.12');
  });
});
