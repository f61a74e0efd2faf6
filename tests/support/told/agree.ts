import { act } from '@testing-library/react';
import { vi } from 'vitest';

import { asAgreed, differences, shortest, type Paper } from '../agreed/papers';
import { isUpdating } from '../flows/paper';
import { tell } from './tell';

/** Marks what a view asks for when a hand is laid on it. */
export const ASKED = '» ';

const NOBODY = 'nobody has agreed to what is told here: run once with UPDATE_TABLES=1, and read it';

/** What is drawn in the second place (a lazy part, an effect) is waited for: a slow machine is no fault. */
const PATIENCE = 20_000;

const moment = (ms: number) => act(() => new Promise<void>((resolve) => void setTimeout(resolve, ms)));

/** Until nothing more comes for so long. */
async function settled(restMs: number): Promise<void> {
  let before = '';
  for (let now = tell(document.body).join('\n'); now !== before; now = tell(document.body).join('\n')) {
    before = now;
    await moment(restMs);
  }
}

/** A page that somebody has read, and the same as it is told now. */
export type Agreement = { agreed: Paper; anew: Paper };

const isDrawn = (line: string) => !line.includes(ASKED);

/** Waits for what is agreed to be told; what never comes is told as it stands. */
export async function said({ agreed }: Agreement, name: string, restMs = 400): Promise<string[]> {
  if (isUpdating) await settled(restMs);
  const wanted = agreed.get(name)?.lines.filter(isDrawn) ?? [];
  const wait = () => {
    const seen = asAgreed(agreed, name, tell(document.body)).filter(isDrawn);
    if (seen.join('\n') !== wanted.join('\n')) throw new Error('something is still to come');
  };
  await vi.waitFor(wait, { timeout: isUpdating ? 0 : PATIENCE }).catch(() => undefined);
  return tell(document.body);
}

/** How what is told differs from what was agreed to; or it is written down anew. */
export function apart({ agreed, anew }: Agreement, name: string, lines: readonly string[]): string[] {
  if (isUpdating) anew.set(name, shortest(anew, lines));
  const before = isUpdating ? anew : agreed;
  return differences(before.get(name)?.lines ?? [NOBODY], asAgreed(before, name, lines));
}
