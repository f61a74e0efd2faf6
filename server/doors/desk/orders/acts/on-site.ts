import { badRequest } from '../../../../base/http/refusal';
import { field, caseOptions } from '../../field';
import { DESK_MESSAGES, MORE_NOTES } from '../../messages';
import { readList, readTypedNumber, readText } from '../../said';
import { type ActOfCase, runAct } from './act';
import { unitOptions } from './units';

const VERDICTS = [
  { key: 'Y', name: MORE_NOTES.isFine },
  { key: 'N', name: MORE_NOTES.isAmiss },
];

const checked: ActOfCase = {
  id: 'checked',
  fields({ order: { checks } }) {
    if (checks === null) return null;
    const units = checks.units.map(({ no, name, open }) => ({ key: String(no), name: MORE_NOTES.open(name, open) }));
    return [
      field('unit', 'choice', { label: checks.called, options: units }),
      field('items', 'choices', { options: caseOptions(checks.items) }),
      field('isFine', 'choice', { options: VERDICTS }),
      field('note', 'text', { when: { field: 'isFine', keys: ['N'] } }),
    ];
  },
  does: (desk, { order: { orderNo } }, said) =>
    runAct(desk, 'checked', {
      orderNo,
      unit: readTypedNumber(said, 'unit'),
      items: readList(said, 'items'),
      isFine: readText(said, 'isFine') === 'Y',
      note: readText(said, 'note'),
    }),
};

const METHODS = caseOptions({ WHOLE: MORE_NOTES.whole, SUM: MORE_NOTES.sum });

const packed: ActOfCase = {
  id: 'packed',
  fields: ({ order: { packing } }) =>
    packing && [
      field('unit', 'choice', { options: unitOptions(packing.units) }),
      field('containerNo', 'text'),
      field('seal', 'text'),
      field('vgm', 'number', { isFree: true }),
      field('method', 'choice', { options: METHODS, when: { field: 'vgm' } }),
      field('by', 'text', { when: { field: 'vgm' } }),
    ],
  does(desk, { order: { orderNo } }, said) {
    const weighed = { kg: readTypedNumber(said, 'vgm'), method: readText(said, 'method'), by: readText(said, 'by') };
    return runAct(desk, 'packed', {
      orderNo,
      unit: readTypedNumber(said, 'unit'),
      containerNo: readText(said, 'containerNo'),
      seal: readText(said, 'seal'),
      vgm: readText(said, 'vgm') === '' ? null : weighed,
    });
  },
};

const signed: ActOfCase = {
  id: 'signed',
  fields: ({ order: { packing } }) =>
    packing?.isCertified === true ? [field('name', 'text'), field('licence', 'text')] : null,
  does: (desk, { order: { orderNo } }, said) =>
    runAct(desk, 'signed', { orderNo, name: readText(said, 'name'), licence: readText(said, 'licence') }),
};

const photo: ActOfCase = {
  id: 'photo',
  fields: ({ order: { packing } }) =>
    packing && [
      field('unit', 'choice', { options: unitOptions(packing.units) }),
      field('files', 'files', { isPhotos: true }),
    ],
  does: () => Promise.reject(badRequest(DESK_MESSAGES.asFile)),
};

const dropPhoto: ActOfCase = {
  id: 'photo/dropped',
  fields({ order: { packing } }) {
    const options = (packing?.units ?? []).flatMap(({ name, photos }) =>
      photos.map(({ photoId, name: file }) => ({ key: photoId, name: `${name} ${file}` })),
    );
    return options.length === 0 ? null : [field('fileId', 'choice', { options })];
  },
  does: (desk, { order: { orderNo } }, said) =>
    runAct(desk, 'photo/dropped', { orderNo, photoId: readText(said, 'fileId') }),
};

export const ON_SITE: readonly ActOfCase[] = [checked, packed, photo, dropPhoto, signed];
