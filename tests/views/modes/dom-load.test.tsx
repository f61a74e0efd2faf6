import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { LoadCardView } from '../../../src/modes/dom/load-place';
import meta, { Danger } from '../../../stories/modes/dom-load.stories';

afterEach(cleanup);

const shown = (nature: 'Y' | 'N' | '', unNo: string) => {
  const { row, asked } = Danger.args as typeof meta.args;
  const { container } = render(<LoadCardView {...meta.args} row={{ ...row, nature, unNo }} asked={asked} />);
  const ticked = screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked);
  return { ticked: ticked.map(({ value }) => value), text: container.textContent ?? '' };
};

it('dangerous goods have no instant price in domestic trade and link to an enquiry', () => {
  const { ticked, text } = shown('Y', '1294');
  expect(ticked).toEqual(['Y']);
  expect(text).toContain('危险品不出即时价');
  expect(screen.getByRole('link').getAttribute('href')).toContain('/enquiry');
});

it('general goods with a UN number show no warning, and no answer is preselected', () => {
  const general = shown('N', '1294');
  expect(general.ticked).toEqual(['N']);
  expect(screen.queryByRole('link')).toBeNull();
  expect(general.text).not.toContain('危险品不出即时价');
  cleanup();
  expect(shown('', '').ticked).toEqual([]);
});
