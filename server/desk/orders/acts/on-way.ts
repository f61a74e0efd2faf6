import { badRequest } from '../../../http/refusal';
import { field } from '../../field';
import { DESK_MESSAGES, MORE_NOTES } from '../../messages';
import { numberIn, textIn } from '../../said';
import { type ActOfCase, ask } from './act';
import { unitsField, unitsIn } from './units';

const paperAt = (place: string, docType: string): string => `${docType}|${place}`;

/** A paper of a place, as one thing that was chosen: its kind has no stroke in it. */
export function placeIn(at: string): { docType: string; place: string } {
  const [docType = '', ...place] = at.split('|');
  return { docType, place: place.join('|') };
}

const passed: ActOfCase = {
  id: 'passed',
  fields({ order: { ahead } }) {
    if (ahead.length === 0) return null;
    const options = ahead.map(({ place }) => ({ key: place, name: place }));
    const tells = [...new Set(ahead.flatMap((one) => one.tells ?? []))];
    const places = field('place', 'choice', { options, value: ahead[0]?.place ?? '' });
    return tells.length === 0 ? [places] : [places, field('said', 'text', { label: tells.join(' / '), isFree: true })];
  },
  does: (desk, { order: { orderNo } }, said) =>
    ask(desk, 'passed', { orderNo, place: textIn(said, 'place'), said: textIn(said, 'said') }),
};

const paper: ActOfCase = {
  id: 'paper',
  fields({ order: { ahead } }) {
    const options = ahead.flatMap(({ place, papers }) =>
      papers.map(({ docType, name, files }) => ({
        key: paperAt(place, docType),
        name: MORE_NOTES.handed(`${place} ${name}`, files.length),
      })),
    );
    return options.length === 0 ? null : [field('paper', 'choice', { options }), field('files', 'files')];
  },
  does: () => Promise.reject(badRequest(DESK_MESSAGES.asFile)),
};

const dropPaper: ActOfCase = {
  id: 'paper/dropped',
  fields({ order: { ahead } }) {
    const options = ahead.flatMap(({ place, papers }) =>
      papers.flatMap(({ name, files }) =>
        files.map(({ fileId, name: file }) => ({ key: fileId, name: `${place} ${name} ${file}` })),
      ),
    );
    return options.length === 0 ? null : [field('fileId', 'choice', { options })];
  },
  does: (desk, { order: { orderNo } }, said) => ask(desk, 'paper/dropped', { orderNo, fileId: textIn(said, 'fileId') }),
};

/** What goes wrong, with what has to be counted of it; what it costs is read before it is done. */
const mishap: ActOfCase = {
  id: 'mishap',
  fields({ order: { mayGoWrong } }) {
    if (mayGoWrong.length === 0) return null;
    const options = mayGoWrong.map(({ kind, name }) => ({ key: kind, name }));
    const counts = [...new Set(mayGoWrong.flatMap((one) => one.counts ?? []))];
    const counted = counts.length === 0 ? [] : [field('count', 'number', { label: counts.join(' / '), isFree: true })];
    return [field('mishap', 'choice', { options }), field('happenedOn', 'date'), ...counted, field('words', 'text')];
  },
  does: (desk, { order: { orderNo } }, said) =>
    ask(desk, 'mishap', {
      orderNo,
      kind: textIn(said, 'mishap'),
      day: textIn(said, 'happenedOn'),
      count: textIn(said, 'count') === '' ? null : numberIn(said, 'count'),
      words: textIn(said, 'words'),
    }),
};

/** Other trucks or people, while they may still be named. */
const renamed: ActOfCase = {
  id: 'units',
  fields: ({ order: { named } }) => named && [unitsField(named.parts, named.units)],
  does: (desk, { order: { orderNo, named } }, said) =>
    ask(desk, 'units', { orderNo, units: unitsIn(said, named?.parts ?? {}) }),
};

export const ON_WAY: readonly ActOfCase[] = [passed, renamed, mishap, paper, dropPaper];
