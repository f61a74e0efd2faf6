import type { CaseField, CaseFieldId, CaseFieldKind } from '../../../../../domain/house/act-fields';
import { isWayPhoto } from '../../../../../domain/order/on-site/way';
import { badRequest } from '../../../../base/http/refusal';
import { field } from '../../field';
import { DESK_MESSAGES, MORE_NOTES } from '../../messages';
import { readTypedNumber, readText } from '../../said';
import { type ActOfCase, runAct } from './act';
import { unitOptions, unitsField, readUnits } from './units';

const placePaperKey = (place: string, docType: string): string => `${docType}|${place}`;

/** Splits a chosen paper of a place; a paper kind contains no `|`. */
export function splitPlacePaper(at: string): { docType: string; place: string } {
  const [docType = '', ...place] = at.split('|');
  return { docType, place: place.join('|') };
}

/** One field per label, applicable when one of its options is chosen. */
function labelled(
  id: CaseFieldId,
  kind: CaseFieldKind,
  by: CaseFieldId,
  all: readonly (readonly [key: string, label: string | null])[],
): CaseField[] {
  const labels = new Set(all.flatMap(([, label]) => label ?? []));
  return [...labels].map((label) => {
    const keys = all.flatMap(([key, one]) => (one === label ? [key] : []));
    return field(id, kind, { label, when: { field: by, keys } });
  });
}

const passed: ActOfCase = {
  id: 'passed',
  fields({ order }) {
    const ahead = order.ahead.filter(({ early }) => early === null);
    if (ahead.length === 0) return null;
    const options = ahead.map(({ place, isReported }) => ({
      key: place,
      name: isReported ? MORE_NOTES.reported(place) : place,
    }));
    const places = field('place', 'choice', { options, value: ahead.find((one) => !one.isReported)?.place ?? '' });
    const said = labelled(
      'said',
      'text',
      'place',
      ahead.map(({ place, tells }) => [place, tells]),
    );
    return [places, ...said];
  },
  does: (desk, { order: { orderNo } }, said) =>
    runAct(desk, 'passed', { orderNo, place: readText(said, 'place'), said: readText(said, 'said') }),
};

const paper: ActOfCase = {
  id: 'paper',
  fields({ order: { ahead } }) {
    const options = ahead.flatMap(({ place, papers }) =>
      papers.map(({ docType, name, files }) => ({
        key: placePaperKey(place, docType),
        name: MORE_NOTES.handed(`${place} ${name}`, files.length),
      })),
    );
    const of = (isPhotos: boolean) =>
      options.flatMap(({ key }) => (isWayPhoto(splitPlacePaper(key).docType) === isPhotos ? [key] : []));
    return options.length === 0
      ? null
      : [
          field('paper', 'choice', { options }),
          field('files', 'files', { when: { field: 'paper', keys: of(false) } }),
          field('files', 'files', { isPhotos: true, when: { field: 'paper', keys: of(true) } }),
        ];
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
  does: (desk, { order: { orderNo } }, said) =>
    runAct(desk, 'paper/dropped', { orderNo, fileId: readText(said, 'fileId') }),
};

const mishap: ActOfCase = {
  id: 'mishap',
  fields({ order: { mayGoWrong } }) {
    if (mayGoWrong.length === 0) return null;
    const options = mayGoWrong.map(({ kind, name }) => ({ key: kind, name }));
    const counted = labelled(
      'count',
      'number',
      'mishap',
      mayGoWrong.map(({ kind, counts }) => [kind, counts]),
    );
    const units = mayGoWrong.flatMap(({ kind, units: of }) =>
      of ? [field('unit', 'choice', { options: unitOptions(of), when: { field: 'mishap', keys: [kind] } })] : [],
    );
    return [
      field('mishap', 'choice', { options }),
      ...units,
      field('happenedOn', 'date'),
      ...counted,
      field('words', 'text'),
    ];
  },
  does(desk, { order: { orderNo, mayGoWrong } }, said) {
    const kind = readText(said, 'mishap');
    // The form keeps answers typed for a previously chosen kind.
    const hasUnits = mayGoWrong.some((one) => one.kind === kind && one.units);
    return runAct(desk, 'mishap', {
      orderNo,
      kind,
      unit: hasUnits ? readTypedNumber(said, 'unit') : 0,
      day: readText(said, 'happenedOn'),
      count: readText(said, 'count') === '' ? null : readTypedNumber(said, 'count'),
      words: readText(said, 'words'),
    });
  },
};

const renamed: ActOfCase = {
  id: 'units',
  fields: ({ order: { named } }) => named && [unitsField(named)],
  does: (desk, { order: { orderNo, named } }, said) =>
    runAct(desk, 'units', { orderNo, units: readUnits(said, named?.columns ?? []) }),
};

export const ON_WAY: readonly ActOfCase[] = [passed, renamed, mishap, paper, dropPaper];
