import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { SegDetail } from '../../../domain/desk/tools/seg';
import { SEG_TOOL } from '../../../domain/desk/tools/seg';
import { SegPicture } from '../../../src/trade/desk/pictures/seg-picture';
import { answerOf } from '../../support/desk';
import { knowing } from '../../support/known-goods';

it('why goods are kept apart is read aloud by the answer around it, and not a second time by itself', async () => {
  const { detail } = answerOf(SEG_TOOL, { un1: '1294', un2: '2014' }, knowing('1294', '2014'));
  await person.opens(
    <div aria-live="polite">
      <SegPicture detail={detail as SegDetail} typed={{}} onChange={() => undefined} />
    </div>,
  );
  expect(await screen.findByText(/需“隔离”，不得同箱/)).toBeTruthy();
  expect(document.querySelectorAll('[aria-live] [aria-live]')).toHaveLength(0);
});
