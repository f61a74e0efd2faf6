import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { placeAnew, cachedLayout } from '../../flows/facts/placing';
import { readMachine } from '../../flows/graph/read-machine';
import { layoutScore } from '../../flows/layout/score';
import { machines } from '../../flows/list/machines';
import { restorePlaces } from '../../flows/record/record';
import { letteringsOf } from '../../flows/words/chinese';
import { LANGUAGES } from '../../flows/words/lettering';
import { agreeTo } from '../support/agreed/agreeing';
import { FIGURES_FILE, figuresTable, isAnyRowAgreedTo, staleFigures } from '../support/flows/figures';
import { FOLDER } from '../support/flows/paper';
import { readPaper } from '../support/flows/read-paper';
import { firstNow } from '../support/long';
import { changedSinceReview } from '../support/model/reviewed';

const STALE = 'stale: agree to the charts that are new with AGREE=flows/<chart>, and delete what is of none';
const all = [...machines].map(([id, machine]) => ({ id, machine }));

/** Small charts first: `npm test` places a few, the rest the others. */
const bySize = all.toSorted((a, b) => readMachine(a.machine).edges.length - readMachine(b.machine).edges.length);

describe('placed chart', () => {
  firstNow(it, 6)(bySize)('hides no word of $id behind a box, a label or a line', async ({ id, machine }) => {
    const places = await cachedLayout(machine);
    const hidden = LANGUAGES.map((language) => {
      const { overlaps, passThroughs } = layoutScore(
        restorePlaces(readMachine(machine), letteringsOf(id)[language], places[language]),
      );
      return { language, overlaps, passThroughs };
    });
    expect(hidden).toEqual(LANGUAGES.map((language) => ({ language, overlaps: 0, passThroughs: 0 })));
  });

  it('is deterministic', async () => {
    const [smallest] = bySize;
    if (!smallest) throw new Error('no machine');
    expect(await placeAnew(smallest.machine)).toEqual(await placeAnew(smallest.machine));
  });
});

const otherwiseThan = (wanted: readonly string[], there: readonly string[]) => ({
  missing: wanted.filter((file) => !there.includes(file)),
  gone: there.filter((file) => !wanted.includes(file)),
});

describe.each(all)('documents of $id', ({ machine }) => {
  it('match its reviewed behaviour', () => {
    expect(changedSinceReview(machine), 'what it does otherwise than agreed to').toEqual([]);
  });

  it('describe the chart and each state in Chinese', () => {
    const nameless = [...readMachine(machine).nodes.values()].filter(
      ({ description, kind }) => kind !== 'history' && !/\p{Script=Han}/u.test(description),
    );
    expect(nameless.map((state) => state.id)).toEqual([]);
  });
});

describe('document folder', () => {
  it('contains every machine and no removed one', () => {
    const told = readdirSync(FOLDER).filter((name) => name.endsWith('.txt'));
    const wanted = all.map(({ id }) => `${id}.txt`);
    expect(otherwiseThan(wanted, told), STALE).toEqual({ missing: [], gone: [] });
  });

  it('contains the current figures of every machine', () => {
    if (isAnyRowAgreedTo()) agreeTo(FIGURES_FILE, figuresTable(readPaper(FIGURES_FILE)));
    expect(staleFigures(readPaper(FIGURES_FILE)), STALE).toEqual([]);
  });
});
