import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';

import { isUpdating } from '../../flows/paper';
import { apart, isComing, said, type Agreement } from '../agree';
import { hearConsole } from '../hear-console';
import { lendSizes } from '../sizes';
import { agreeTo, readAgreed } from '../told-paper';
import { closePages } from './open-page';

/** Code comes piece by piece, and not at once on a machine that is busy. */
const REST = { ms: 2_000, isComing, patience: 2_000 };

type Pages = { file: string; now: number; names: readonly string[] };

/**
 * Every page of a file is opened in a browser that knows nothing yet, at a moment; how what it tells differs from what was
 * agreed to, and what the console complains of.
 */
export function holdPages({ file, now, names }: Pages): (name: string) => Promise<string[]> {
  const agreement: Agreement = { agreed: readAgreed(file), anew: new Map() };
  let complaints: readonly string[] = [];
  beforeEach(() => {
    vi.setSystemTime(now);
    lendSizes();
    complaints = hearConsole();
  });
  afterEach(() => {
    vi.restoreAllMocks();
    cleanup();
    closePages();
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  if (isUpdating) afterAll(() => agreeTo(file, agreement, names));

  return async (name) => [...apart(agreement, name, await said(agreement, name, REST)), ...complaints];
}
