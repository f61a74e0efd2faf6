import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import type { ChunkGuardSnapshot } from '../../../machines/shell/chunk-guard';
import { errorCopy } from '../../../src/copy/site/error';
import { ChunkNotice } from '../../../src/features/chunk-guard/chunk-notice';
import { walkView } from '../../support/model/walk-view';
import { chunkGuardPlan } from '../../support/plans/shell/chunk-guard.plan';
import { alertText } from '../../support/sight';

const { guard: copy } = errorCopy;

function look(snapshot: ChunkGuardSnapshot) {
  const hasFailed = snapshot.matches('failed');
  const button = screen.queryByRole('button', { name: copy.reload });
  expect(button !== null, 'a person is asked only when the page cannot help itself').toBe(hasFailed);
  if (hasFailed) expect(alertText()).toContain(copy.text);
  else expect(alertText()).toBeNull();
}

walkView({
  plan: chunkGuardPlan,
  mount: (actor) => <ChunkNotice actor={actor} />,
  perform: { 'page.reload': () => person.press('button', copy.reload) },
  byWorld: {
    'chunk.failed': 'the browser',
  },
  look,
});
