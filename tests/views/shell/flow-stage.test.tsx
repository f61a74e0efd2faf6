import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';

import type { OnStage } from '../../../flows/atlas/stage-frame';
import { StageScene } from '../../../flows/atlas/stage-root';
import { carouselMachine } from '../../../machines/shell/carousel';

/** React logs every throwing view. */
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue(undefined));
afterEach(() => void vi.restoreAllMocks());

const actor = createActor(carouselMachine);
const onStage = (flow: string, run: number): OnStage => ({ flow, run, actor, theme: 'light' });

function draw(flow: string) {
  if (flow === 'broken') throw new Error('no such part');
  return <p>{`the view of ${flow}`}</p>;
}

it('the flow stage draws the next flow after a broken view', () => {
  const { rerender } = render(<StageScene onStage={onStage('broken', 1)} draw={draw} />);
  expect(screen.getByRole('alert').textContent).toContain('这个界面画不出来');
  rerender(<StageScene onStage={onStage('carousel', 2)} draw={draw} />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('the view of carousel')).toBeDefined();
});
