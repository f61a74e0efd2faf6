import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { originOf, placeAnew, readRecord, recordFile } from '../../flows/facts/placing';
import { readMachine } from '../../flows/graph/read-machine';
import { scoreOf } from '../../flows/layout/score';
import { machines } from '../../flows/list/machines';
import { standAlone } from '../../flows/picture/stand-alone';
import { restore } from '../../flows/record/record';
import { writeDown } from '../../flows/record/write-down';
import { letteringsOf } from '../../flows/words/chinese';
import { LANGUAGES } from '../../flows/words/lettering';
import { agreeTo, isAgreedTo } from '../support/agreed/agreeing';
import { FIGURES_FILE, figuresTable, isAnyRowAgreedTo, staleFigures } from '../support/flows/figures';
import { FOLDER } from '../support/flows/paper';
import { readPaper } from '../support/flows/read-paper';
import { changedSinceReview, staleBecause } from '../support/model/reviewed';

const MINUTE = 60_000;
const STALE = 'stale: agree to the charts that are new with AGREE=flows/<chart>, and delete what is of none';
const all = [...machines].map(([id, machine]) => ({ id, machine }));
const css = readFileSync('flows/picture/picture.css', 'utf8');

function pictureOf(id: string): string {
  const machine = machines.get(id);
  const record = readRecord(id);
  if (!machine || !record) return '';
  const graph = readMachine(machine);
  const placed = restore(graph, letteringsOf(id).both, record.places.both);
  return `${standAlone({ placed, title: graph.description, css })}\n`;
}

describe.each(all)('the placed chart of $id', ({ id, machine }) => {
  it('is the chart as it is now', { timeout: 5 * MINUTE }, async () => {
    if (isAgreedTo(recordFile(id)) && readRecord(id)?.madeFrom !== originOf(machine))
      agreeTo(recordFile(id), `${writeDown(await placeAnew(machine))}\n`);
    expect(readRecord(id)?.madeFrom, staleBecause(machine)).toBe(originOf(machine));
  });

  it.each(LANGUAGES)('in %s hides no word behind a box, a label or a line', (language) => {
    const places = readRecord(id)?.places[language];
    if (!places) throw new Error('not placed yet');
    const { overlaps, passThroughs } = scoreOf(restore(readMachine(machine), letteringsOf(id)[language], places));
    expect({ overlaps, passThroughs }).toEqual({ overlaps: 0, passThroughs: 0 });
  });
});

const otherwiseThan = (wanted: readonly string[], there: readonly string[]) => ({
  missing: wanted.filter((file) => !there.includes(file)),
  gone: there.filter((file) => !wanted.includes(file)),
});

describe('the placed charts', () => {
  it('are there for every machine, and for none that is gone', () => {
    const wanted = all.map(({ id }) => `${id}.json`);
    expect(otherwiseThan(wanted, readdirSync(`${FOLDER}/placed`)), STALE).toEqual({ missing: [], gone: [] });
  });

  it('come out the same every time', { timeout: 5 * MINUTE }, async () => {
    const smallest = all.toSorted(
      (a, b) => readMachine(a.machine).edges.length - readMachine(b.machine).edges.length,
    )[0];
    if (!smallest) throw new Error('no machine');
    expect(await placeAnew(smallest.machine)).toEqual(readRecord(smallest.id));
  });
});

describe.each(all)('what is written about $id', ({ id, machine }) => {
  it('shows it as a picture', () => {
    const file = `${FOLDER}/${id}.svg`;
    const picture = pictureOf(id);
    if (isAgreedTo(file)) agreeTo(file, picture);
    expect(readPaper(file) === picture, staleBecause(machine)).toBe(true);
  });

  it('tells it as text, for a change to be read', () => {
    expect(changedSinceReview(machine), 'what it does otherwise than agreed to').toEqual([]);
  });

  it('says in Chinese what it is for, and what each of its states is', () => {
    const nameless = [...readMachine(machine).nodes.values()].filter(
      ({ description, kind }) => kind !== 'history' && !/\p{Script=Han}/u.test(description),
    );
    expect(nameless.map((state) => state.id)).toEqual([]);
  });
});

describe('the papers', () => {
  it('tell of every machine, and of none that is gone', () => {
    const told = readdirSync(FOLDER).filter((name) => /\.(svg|txt)$/.test(name));
    const wanted = all.flatMap(({ id }) => [`${id}.svg`, `${id}.txt`]);
    expect(otherwiseThan(wanted, told), STALE).toEqual({ missing: [], gone: [] });
  });

  it('hold the figures of every machine', () => {
    if (isAnyRowAgreedTo()) agreeTo(FIGURES_FILE, figuresTable(readPaper(FIGURES_FILE)));
    expect(staleFigures(readPaper(FIGURES_FILE)), STALE).toEqual([]);
  });
});
