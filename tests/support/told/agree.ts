import { act } from '@testing-library/react';
import { vi } from 'vitest';

import { isAgreedTo } from '../agreed/agreeing';
import { isAgreedAside } from '../agreed/asked-for';
import { withTheWay } from '../agreed/hold-to';
import { asAgreed, differences, type Paper } from '../agreed/papers';
import { tell } from './tell';

/** Marks what a view asks for when a hand is laid on it. */
export const ASKED = '» ';

const NOBODY = 'nobody has agreed to what is told here';

/** What is drawn in the second place (a lazy part, an effect) is waited for: a slow machine is no fault. */
const PATIENCE = Number(process.env['TOLD_PATIENCE'] ?? 20_000);

const STANDS = 50;

const moment = (ms: number) => act(() => new Promise<void>((resolve) => void setTimeout(resolve, ms)));

/**
 * When a writer takes a page to be whole: nothing new for so long, and nothing more to come. `patience`: how long what is
 * told otherwise is waited for where nobody compares.
 */
type Rest = { ms: number; isComing: () => boolean; patience: number };

/** A story may show for ever that something is on its way. */
const AS_DRAWN: Rest = { ms: 400, isComing: () => false, patience: 300 };

/** Something is said to be on its way, or nothing is there yet. */
export const isComing = (): boolean =>
  document.querySelector('[aria-busy=true]') !== null || document.body.textContent?.trim() === '';

const PATIENCE_OF_WRITERS = 60_000;

/** Until nothing more comes for so long; a writer has patience where something is said to come. */
async function settled(rest: Rest): Promise<void> {
  const lastAt = performance.now() + PATIENCE_OF_WRITERS;
  for (let before = ''; ; ) {
    const now = tell(document.body).join('\n');
    if (now === before && (!rest.isComing() || performance.now() > lastAt)) return;
    before = now;
    await moment(rest.ms);
  }
}

/** Looks without any change after which a page stands. Counted, since a slow machine takes longer for each of them. */
const STILL = 100;

/**
 * Waits until two looks in turn find the agreed page, or until the page stands otherwise with no module on its way and
 * nothing busy. After a first look that finds it the second follows without delay.
 */
async function standing(isSo: () => boolean, { isComing, patience }: Omit<Rest, 'ms'>): Promise<void> {
  const lastAt = performance.now() + patience;
  let wasSo = isSo();
  let before = '';
  await moment(0);
  for (let still = 0; still < STILL && performance.now() < lastAt; ) {
    if (wasSo && isSo()) return;
    await vi.dynamicImportSettled();
    const now = tell(document.body).join('\n');
    still = now === before && !isComing() ? still + 1 : 0;
    before = now;
    wasSo = isSo();
    await moment(STANDS);
  }
}

/** A page that somebody has read, and what has been told of it now. */
export type Agreement = { file: string; agreed: Paper; anew: Map<string, readonly string[]> };

const isDrawn = (line: string) => !line.includes(ASKED);

/** A writer first waits for what was agreed to: a part that comes late is not one that is gone. */
const PATIENCE_WITH_AGREED = 8_000;

/** Waits for what is agreed to be told; what never comes is told as it stands. */
export async function said({ file, agreed }: Agreement, name: string, rest = AS_DRAWN): Promise<string[]> {
  const wanted = agreed.get(name)?.lines.filter(isDrawn).join('\n') ?? '';
  const isSaid = () => asAgreed(agreed, name, tell(document.body)).filter(isDrawn).join('\n') === wanted;
  const ofWriter = wanted === '' ? 0 : PATIENCE_WITH_AGREED;
  const isWriter = isAgreedTo(file);
  const ofReader = isAgreedAside() ? rest.patience : PATIENCE;
  await standing(isSaid, { isComing: rest.isComing, patience: isWriter ? ofWriter : ofReader });
  // What is told otherwise is whole before anybody looks how it is made.
  if ((isWriter || isAgreedAside()) && !isSaid()) await settled(rest);
  return tell(document.body);
}

/** How what is told differs from what was agreed to; or it is noted, to be written down anew. */
export function apart({ file, agreed, anew }: Agreement, name: string, lines: readonly string[]): string[] {
  if (isAgreedTo(file)) {
    anew.set(name, lines);
    return [];
  }
  if (isAgreedAside()) return [];
  return withTheWay(file, differences(agreed.get(name)?.lines ?? [NOBODY], asAgreed(agreed, name, lines)));
}
