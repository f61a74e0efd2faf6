import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';

import { readMachine } from '../../flows/graph/read-machine';
import { machines } from '../../flows/list/machines';
import {
  splitByAnswer,
  edgePoints,
  requirementMarks,
  edgesWithoutPoints,
  allEdges,
} from '../../flows/requirements/answers';
import { points } from '../../flows/requirements/points';
import { graphSentences, holdOf, placesOfSentence, sentences } from '../../flows/requirements/sentences';
import { rewritten, stateAt, type StateText } from '../support/model/config';
import { changedSinceReview } from '../support/model/reviewed';

const tests = Object.keys(import.meta.glob('../**/*.test.{ts,tsx}')).map((file) =>
  file.replace('../', '').replace(/\.test\.tsx?$/, ''),
);

const graphs = [...machines.values()].map(readMachine);

function takeAway(text: StateText, chart: string, id: string): void {
  const [state = '', event = ''] = id.split('|');
  const path = state.split('.').slice(chart.split('.').length);
  const { on = {} } = stateAt(text, path);
  if (event in on) delete on[event];
  else delete stateAt(text, path.slice(0, -1)).states?.[path.at(-1) ?? ''];
}

function goesRed(machine: AnyStateMachine, damage: (text: StateText) => void): boolean {
  const damaged = rewritten(machine, damage);
  try {
    return damaged === null || changedSinceReview(damaged).length > 0;
  } catch {
    return true;
  }
}

describe('specification points', () => {
  it('have unique ids', () => {
    expect(new Set(points.map(({ id }) => id)).size).toBe(points.length);
  });

  it('include every point a chart answers', () => {
    expect(splitByAnswer(graphs).unknown).toEqual([]);
  });

  it('are each answered by a chart', () => {
    expect(splitByAnswer(graphs).unanswered).toEqual([]);
  });

  it('mark the transitions that leave or reach their states', () => {
    const graph = graphs.find(({ id }) => id === 'smsCountdown');
    if (!graph) throw new Error('no countdown');
    const marks = requirementMarks(graph);
    const sent = allEdges(graph).find(({ id }) => id === 'smsCountdown.requesting|xstate.done.actor.requestCode|0');
    if (!sent) throw new Error('no answer to the request');
    expect(edgePoints(graph, sent)).toEqual(['4 SMS send button']);
    expect(marks.has(sent.id)).toBe(true);
    expect(edgesWithoutPoints(graph)).not.toContain(sent);
  });
});

describe('specification sentences', () => {
  it('have unique numbers in all nine sections', () => {
    expect(new Set(sentences.map(({ id }) => id)).size).toBe(sentences.length);
    expect([...new Set(sentences.map(({ id }) => id.split('.')[0]))]).toEqual('123456789'.split(''));
  });

  it('refer to existing points, states and tests', () => {
    const known = new Set(graphs.flatMap(({ nodes }) => [...nodes.keys()]));
    const lost = sentences.flatMap(({ id, points: own = [], at = [], tests: held = [] }) => [
      ...own.filter((point) => !points.some((one) => one.id === point)).map((point) => `${id} ${point}`),
      ...at.filter((state) => !known.has(state)).map((state) => `${id} ${state}`),
      ...held.filter((test) => !tests.includes(test)).map((test) => `${id} ${test}`),
    ]);
    expect(lost).toEqual([]);
  });

  it('are each held or named by a test, except the listed ones with a reason', () => {
    const open = sentences.filter((sentence) => holdOf(sentence, graphs) === 'open');
    expect(open.map(({ id }) => id)).toEqual('3.7 3.8 3.10 3.11 3.12 4.20 5.5 6.5 7.18 7.19 7.22 9.14 9.15'.split(' '));
    const lost = sentences.filter(
      (sentence) =>
        holdOf(sentence, graphs) === 'named' &&
        (sentence.tests ?? []).length + placesOfSentence(sentence, graphs).length === 0,
    );
    expect(lost.map(({ id }) => id)).toEqual([]);
  });

  it('count as held only where the agreed table goes red without them', () => {
    const held = sentences.filter((sentence) => holdOf(sentence, graphs) === 'held');
    const quiet = held.filter((sentence) => {
      const places = placesOfSentence(sentence, graphs).filter(({ chart, id }) => id !== chart);
      return !places.some(({ chart, id }) => {
        const machine = machines.get(chart);
        return machine !== undefined && goesRed(machine, (text) => takeAway(text, chart, id));
      });
    });
    expect(quiet.map(({ id }) => id)).toEqual([]);
    expect(held.length, 'may only rise').toBeGreaterThanOrEqual(60);
  });

  it('mention every answered point', () => {
    const mentioned = sentences.flatMap(({ points: own = [] }) => own);
    expect(points.filter(({ id }) => !mentioned.includes(id)).map(({ id }) => id)).toEqual([]);
  });

  it('link to a state and back', () => {
    const resend = sentences.find(({ id }) => id === '4.12');
    const countdown = graphs.find(({ id }) => id === 'smsCountdown');
    if (!resend || !countdown) throw new Error('no countdown');
    expect(placesOfSentence(resend, graphs).map(({ id }) => id)).toContain('smsCountdown.cooling');
    expect(graphSentences(countdown).map(({ sentence }) => sentence.id)).toContain('4.12');
  });
});
