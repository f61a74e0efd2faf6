import { COMPLAINT_PHOTOS } from '../../../../domain/order/changes/complaint';
import { MOST_FILES, UPLOAD_BYTES } from '../../../../domain/order/papers/upload';
import {
  fileUploadMachine,
  selectFileUpload,
  type ChosenFile,
  type FileUploadSnapshot,
  type UploadFaultCode,
} from '../../../../machines/order/file-upload';
import { sharedPlan } from '../../model/plan';

export const fileOf = (name: string, size = 4): ChosenFile => ({ name, size, slice: () => new Blob(['%PDF-1.7']) });

const earlier = { fileId: 'earlier', docType: 'SDS_CN', name: '安全技术说明书.pdf', bytes: 1_258_291 };
const many = Array.from({ length: MOST_FILES }, (_, at) => ({
  ...earlier,
  fileId: `earlier-${at}`,
  name: `${at}.pdf`,
}));

/** Thumbnail of a photograph. */
const DRAWN = '/9j/';

const refused = (code: UploadFaultCode) => ({ outcome: { ok: false as const, failure: { code } } });
const choose = (name: string, size?: number) => ({ docType: 'SDS_EN', files: [fileOf(name, size)] });
const show = (name: string) => ({ docType: COMPLAINT_PHOTOS.docType, files: [fileOf(name)] });

/** Two uploads can wait for each other; more behave the same. */
function mayChoose({ context: { rows } }: FileUploadSnapshot): boolean {
  const [first] = rows;
  if (rows.length === 1) return first?.state === 'sending' && first.percent === 0;
  return rows.length === 0 || rows.length === MOST_FILES;
}

function nextName({ context: { kind, rows } }: FileUploadSnapshot): string {
  const names = kind === 'papers' ? ['sds.pdf', 'coa.pdf'] : ['渗漏的桶.jpg', '标签.PNG'];
  return names.find((name) => rows.every((row) => row.name !== name)) ?? '';
}

export const fileUploadPlan = sharedPlan('fileUploadPlan', fileUploadMachine, {
  inputs: {
    'nothing yet': { kind: 'papers', files: [], orderNo: null, mayTakeBack: false },
    'one of an earlier visit': { kind: 'papers', files: [earlier], orderNo: null, mayTakeBack: false },
    'nothing yet, for an order': { kind: 'papers', files: [], orderNo: 'FC261120AAAAAA', mayTakeBack: true },
    'one of an order that is read': { kind: 'papers', files: [earlier], orderNo: 'FC261120AAAAAA', mayTakeBack: true },
    'one of an order that was answered': {
      kind: 'papers',
      files: [earlier],
      orderNo: 'FC261120AAAAAA',
      mayTakeBack: false,
    },
    'photographs of what came': { kind: 'photos', files: [], orderNo: null, mayTakeBack: false },
    'as many as there may be': { kind: 'papers', files: many, orderNo: null, mayTakeBack: false },
  },
  events: {
    'files.choose': (snapshot) => ({
      ...(mayChoose(snapshot) && {
        'a paper': snapshot.context.kind === 'papers' ? choose(nextName(snapshot)) : show(nextName(snapshot)),
      }),
      ...(snapshot.context.rows.length === 0 && {
        'far too much': choose('scan.PNG', UPLOAD_BYTES + 1),
        'what we do not take': choose('setup.exe'),
        nothing: choose('empty.docx', 0),
      }),
    }),
    'file.remove': (snapshot) => {
      const { rows } = selectFileUpload(snapshot);
      const [first, last] = [rows[0], rows.at(-1)];
      return {
        ...(first?.mayRemove && rows.length <= 2 && { 'the first': { key: first.key } }),
        ...(last?.mayRemove && ![1, MOST_FILES].includes(rows.length) && { 'the last': { key: last.key } }),
      };
    },
    'file.replace': (snapshot) => {
      const [first, second] = selectFileUpload(snapshot).rows;
      return {
        ...(first?.mayOpen &&
          !second && {
            'the first': { key: first.key, file: fileOf(first.name === 'new.pdf' ? 'newer.pdf' : 'new.pdf') },
          }),
      };
    },
    'file.retry': ({ context: { rows } }) => ({
      ...(rows[0] && rows.length === 1 && { 'the first': { key: rows[0].key } }),
      ...(rows.length > MOST_FILES && { 'one too many': { key: rows.at(-1)?.key ?? '' } }),
    }),
    'file.open': ({ context: { rows } }) => ({
      ...(rows[0] && rows.length <= 2 && { 'the first': { key: rows[0].key } }),
    }),
    'uploads.resume': { 'somebody has signed in': { after: 'signedOut' }, 'the line is back': { after: 'network' } },
    'photo.drawn': ({ context: { rows } }) => {
      const file = rows.find(({ state }) => state === 'drawing')?.file;
      if (!file)
        return rows.length === 0 ? { 'of one that was taken off': { file: fileOf('gone.jpg'), small: DRAWN } } : {};
      return { 'a small picture': { file, small: DRAWN }, 'nobody can open it': { file, small: null } };
    },
    'upload.progressed': { 'half of it': { percent: 50 } },
    'upload.ended': ({ context: { rows } }) => ({
      'at the gateway': { outcome: { ok: true as const, fileId: 'file-at-gateway' } },
      offline: refused('network'),
      ...(rows.length === 1 && {
        refused: refused('refused'),
        'not what it says': refused('wrongKind'),
        'nobody signed in': refused('signedOut'),
        unavailable: refused('unavailable'),
        bug: refused('unexpected'),
      }),
    }),
  },
  outcomes: {
    uploadFile: 'stream',
    photoDrawer: 'stream',
    resumeWatcher: 'stream',
    paperView: 'stream',
    withdrawFile: {
      done: {
        'taken back': { ok: true },
        'too late': { ok: false, failure: { code: 'closed' } },
        offline: { ok: false, failure: { code: 'network' } },
      },
      error: { bug: new TypeError('no answer') },
    },
  },
  distinguish: ({ kind, orderNo, mayTakeBack, rows, withdrawn }) => [
    [kind, orderNo, mayTakeBack, withdrawn],
    rows.length,
    rows.slice(-2).map(({ key, state, faultCode, percent, replaces }) => [key, state, faultCode, percent, replaces]),
  ],
});
