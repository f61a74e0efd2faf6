import { act } from '@testing-library/react';
import { vi } from 'vitest';

import { isAgreedTo } from '../agreed/agreeing';
import { isAgreedAside } from '../agreed/asked-for';
import { withTheWay } from '../agreed/hold-to';
import { asAgreed, differences, type Paper } from '../agreed/papers';
import { PATIENCE } from '../patience';
import { tell } from './tell';

/** Prefix of events emitted by user input. */
export const ASKED = '» ';

const NOBODY = 'nobody has agreed to what is told here';

/** Wait for lazy parts and effects: a slow machine is no fault. */
const PATIENCE_OF_READERS = Number(process.env['TOLD_PATIENCE'] ?? PATIENCE.timeout);

const STANDS = 50;

const moment = (ms: number) => act(() => new Promise<void>((resolve) => void setTimeout(resolve, ms)));

/**
 * Completeness for an approving run: no change for `ms`, and nothing pending. `patience`: the wait for a changed page
 * without a comparison.
 */
type Rest = { ms: number; isComing: () => boolean; patience: number };

/** A story may show a pending state forever. */
const AS_DRAWN: Rest = { ms: 400, isComing: () => false, patience: 300 };

/** True while the page is busy or empty. */
export const isComing = (): boolean =>
  document.querySelector('[aria-busy=true]') !== null || document.body.textContent?.trim() === '';

const PATIENCE_OF_WRITERS = 60_000;

/** Waits until the page is stable; an approving run also waits for pending parts. */
async function settled(rest: Rest): Promise<void> {
  const lastAt = performance.now() + PATIENCE_OF_WRITERS;
  for (let before = ''; ; ) {
    const now = tell(document.body).join('\n');
    if (now === before && (!rest.isComing() || performance.now() > lastAt)) return;
    before = now;
    await moment(rest.ms);
  }
}

/** Unchanged checks until a page is stable. Counted, since each takes longer on a slow machine. */
const STILL = 100;

/**
 * Waits until two checks find the approved page, or until another page is stable with no module loading and nothing
 * busy. After a first match the second check follows at once.
 */
async function standing(isSo: () => boolean, { isComing, patience }: Omit<Rest, 'ms'>): Promise<boolean> {
  const lastAt = performance.now() + patience;
  let wasSo = isSo();
  let before = '';
  await moment(0);
  for (let still = 0; still < STILL && performance.now() < lastAt; ) {
    if (wasSo && isSo()) return true;
    await vi.dynamicImportSettled();
    const now = tell(document.body).join('\n');
    still = now === before && !isComing() ? still + 1 : 0;
    before = now;
    wasSo = isSo();
    await moment(STANDS);
  }
  return false;
}

export type Agreement = { file: string; agreed: Paper; anew: Map<string, readonly string[]> };

const isDrawn = (line: string) => !line.includes(ASKED);

/** An approving run first waits for the approved text: a late part is not a removed one. */
const PATIENCE_WITH_AGREED = 8_000;

export async function said({ file, agreed }: Agreement, name: string, rest = AS_DRAWN): Promise<string[]> {
  const wanted = agreed.get(name)?.lines.filter(isDrawn).join('\n') ?? '';
  let seen: string[] = [];
  const isSaid = () => {
    seen = tell(document.body);
    return asAgreed(agreed, name, seen).filter(isDrawn).join('\n') === wanted;
  };
  const ofWriter = wanted === '' ? 0 : PATIENCE_WITH_AGREED;
  const isWriter = isAgreedTo(file);
  const ofReader = isAgreedAside() ? rest.patience : PATIENCE_OF_READERS;
  if (await standing(isSaid, { isComing: rest.isComing, patience: isWriter ? ofWriter : ofReader })) return seen;
  // A changed page must be complete before it is checked for flaws.
  if ((isWriter || isAgreedAside()) && !isSaid()) await settled(rest);
  return tell(document.body);
}

export function apart({ file, agreed, anew }: Agreement, name: string, lines: readonly string[]): string[] {
  if (isAgreedTo(file)) {
    anew.set(name, lines);
    return [];
  }
  if (isAgreedAside()) return [];
  return withTheWay(file, differences(agreed.get(name)?.lines ?? [NOBODY], asAgreed(agreed, name, lines)));
}
