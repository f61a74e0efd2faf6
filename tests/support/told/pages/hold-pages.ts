import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';

import type { ModeId } from '../../../../domain/mode-ids';
import { isAgreedTo } from '../../agreed/agreeing';
import { apart, isComing, said } from '../agree';
import { runTogetherIn } from '../run-together';
import { hearConsole } from '../hear-console';
import { lendSizes } from '../sizes';
import { readAgreed, writeDown } from '../told-paper';
import { closePages } from './open-page';
import { sayingsOf } from './sayings';

/** Code loads in parts, slowly on a busy machine. */
const REST = { ms: 2_000, isComing, patience: 2_000 };

type Pages = { mode: ModeId; now: number; names: readonly string[] };

type Held = {
  differing: (name: string) => Promise<string[]>;
  unsaid: () => string[];
  leave: () => void;
};

export function holdPages({ mode, now, names }: Pages): Held {
  const file = `docs/told/pages/${mode.toLowerCase()}.txt`;
  const { hear, unsaid } = sayingsOf(mode);
  const agreement = readAgreed(file);
  let complaints: readonly string[] = [];
  beforeEach(() => {
    vi.setSystemTime(now);
    lendSizes();
    complaints = hearConsole();
  });
  const leave = () => {
    cleanup();
    closePages();
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
  };
  afterEach(() => {
    vi.restoreAllMocks();
    leave();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  if (isAgreedTo(file)) afterAll(() => writeDown(agreement, names));

  return {
    unsaid,
    leave,
    async differing(name) {
      const told = await said(agreement, name, REST);
      hear(document.body);
      return [...apart(agreement, name, told), ...complaints, ...runTogetherIn(document.body)];
    },
  };
}
