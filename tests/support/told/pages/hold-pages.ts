import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';

import { isUpdating } from '../../flows/paper';
import { apart, isComing, said, type Agreement } from '../agree';
import { lendSizes } from '../sizes';
import { agreeTo, readAgreed } from '../told-paper';
import { closePages } from './open-page';

/** Code comes piece by piece, and not at once on a machine that is busy. */
const REST = { ms: 2_000, isComing };

type Pages = { file: string; now: number; names: readonly string[] };

/** Every page of a file is opened in a browser that knows nothing yet, at a moment; how what it tells differs from what was agreed to. */
export function holdPages({ file, now, names }: Pages): (name: string) => Promise<string[]> {
  const agreement: Agreement = { agreed: readAgreed(file), anew: new Map() };
  beforeEach(() => {
    vi.setSystemTime(now);
    lendSizes();
  });
  afterEach(() => {
    cleanup();
    closePages();
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  if (isUpdating) afterAll(() => agreeTo(file, agreement, names));

  return async (name) => apart(agreement, name, await said(agreement, name, REST));
}
