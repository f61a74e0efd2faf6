import type { AnyStateMachine } from 'xstate';

import { agreeTo, isAgreedTo } from '../agreed/agreeing';
import { differences } from '../agreed/papers';
import { FOLDER } from '../flows/paper';
import { readPaper } from '../flows/read-paper';
import { transitionTable } from './table';

const textOf = ({ id }: AnyStateMachine): string => `${FOLDER}/${id}.txt`;

const depthOf = (line: string): number => line.search(/\S/) / 2;

/** Each line of a table with its parents: `login › idle › login.submit › if isComplete → sending`. */
export function behavioursIn(table: string): string[] {
  const above: string[] = [];
  return table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const depth = depthOf(line);
      const told = [...above.slice(0, depth), line.trim()].join(' › ');
      // The name of a state identifies its children.
      above.splice(depth, above.length, line.trim().split(' ')[0] ?? '');
      return told;
    });
}

/** Differences of a chart from its reviewed table, per transition. */
export function changedSinceReview(machine: AnyStateMachine): string[] {
  const file = textOf(machine);
  const current = transitionTable(machine);
  if (isAgreedTo(file)) agreeTo(file, current);
  const agreed = readPaper(file);
  return agreed === current ? [] : differences(behavioursIn(agreed), behavioursIn(current));
}
