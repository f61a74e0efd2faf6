import type { Difference } from './facets';
import { stepLabel, type Step } from './step';

/** Failure with the steps for a manual walk. */
export class WalkFailure extends Error {
  override name = 'WalkFailure';

  constructor(machine: string, path: readonly { step: Step }[], at: number, faults: readonly string[]) {
    super(
      [
        `${machine} went wrong at step ${at + 1} of ${path.length}`,
        ...path
          .slice(0, at + 1)
          .map(({ step }, index) => `${index === at ? '  >' : '   '} ${index + 1}. ${stepLabel(step)}`),
        ...faults.map((fault) => `    ${fault}`),
      ].join('\n'),
    );
  }
}

export const told = ({ facet, expected, seen }: Difference): string =>
  `${facet}\n      expected  ${expected || NOTHING}\n      seen      ${seen || NOTHING}`;

const NOTHING = '(nothing)';
