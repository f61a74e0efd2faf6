import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { HelpSearch } from '../../../src/pages/help-center/help-search';

it('what was asked stands where it is asked again', () => {
  render(<HelpSearch asked="超期费" onSearch={vi.fn<(asked: string) => void>()} />);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('超期费');
});
