/** @module-tag long */
import { person } from '#person';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { selectFileUpload, type FileUploadSnapshot, type FileUploadView } from '../../../machines/order/file-upload';
import { fileUploadCopy as copy, photoUploadCopy } from '../../../src/copy/papers/file-upload';
import { PhotoPicker } from '../../../src/features/file-upload/photo-picker';
import { FileChecklist, FileChecklistView, type WantedPaper } from '../../../src/features/file-upload/file-checklist';
import { chooseFile } from '../../support/model/choose-file';
import { elsewhere, late } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { fileUploadPlan } from '../../support/plans/order/file-upload.plan';

const wanted: WantedPaper[] = [
  { docType: 'SDS_EN', name: 'SDS（英文）', note: '缺，11-22 22:00 前', standing: 'due' },
  { docType: 'SDS_CN', name: 'SDS（中文）', note: '已交', standing: 'here' },
];

let seen: FileUploadView['rows'] = [];

const linesOf = (name: string) => screen.queryByRole('list', { name })?.querySelectorAll(':scope > li') ?? [];

const PHOTOS = { label: '照片', hint: 'JPG 或 PNG', error: undefined, isShut: false };

/** Photograph rows: a line each, a thumbnail once drawn, a reason on failure. */
function lookAtPhotos(rows: FileUploadView['rows']) {
  const lines = [...linesOf(PHOTOS.label)];
  expect(lines.length).toBe(rows.length);
  for (const [at, { name, small, faultCode }] of rows.entries()) {
    expect(lines[at]?.textContent).toContain(name);
    expect(lines[at]?.querySelector('img') !== null, 'is seen from afar').toBe(small !== null);
    expect(lines[at]?.querySelector('[role=alert]')?.textContent ?? null).toBe(
      faultCode && photoUploadCopy.fault[faultCode],
    );
  }
  expect(screen.queryAllByRole('button', { name: /^(移除|取消上传) / }).length, 'each may go').toBe(rows.length);
  expect(screen.queryAllByRole('button', { name: /查看/ })).toEqual([]);
  expect(screen.queryAllByRole('button', { name: /^重试/ }).length).toBe(
    rows.filter(({ mayRetry }) => mayRetry).length,
  );
}

function look(now: FileUploadSnapshot): void {
  const { rows } = selectFileUpload(now);
  seen = rows;
  if (now.context.kind === 'photos') return lookAtPhotos(rows);
  for (const { docType, name } of wanted) {
    const lines = [...linesOf(name)].map((line) => line.textContent ?? '');
    const files = rows.filter((row) => row.docType === docType);
    expect(lines.length, 'each file has its line, under the paper it is for').toBe(files.length);
    expect(screen.queryByRole('list', { name }) !== null, 'a paper without a file has no list').toBe(files.length > 0);
    for (const [at, file] of files.entries()) expect(lines[at]).toContain(file.name);
    const button = screen.getByLabelText(`上传 ${name}`).closest('label');
    const isThere = docType === 'SDS_CN' || files.length > 0;
    expect(button?.textContent, 'whether there is one already').toBe(isThere ? '再传一份' : '上传');
  }
  const alerts = screen.queryAllByRole('alert').map(({ textContent }) => textContent);
  const faults = wanted.flatMap(({ docType }) =>
    rows.flatMap(({ docType: own, faultCode, keptCode }) => {
      if (own !== docType) return [];
      if (faultCode) return [copy.fault[faultCode]];
      return keptCode ? [copy.kept[keptCode]] : [];
    }),
  );
  expect(alerts, 'what went wrong is said where it did').toEqual(faults);
  const running = rows.find(({ state }) => state === 'sending');
  const bar = screen.queryByRole('progressbar');
  expect(bar?.getAttribute('aria-valuenow') ?? null).toBe(running ? String(running.percent) : null);
  const { orderNo, mayTakeBack } = now.context;
  const isOurs = orderNo === null || mayTakeBack;
  expect(screen.queryAllByLabelText(/^替换 /).length, 'what was answered for is not replaced').toBe(
    rows.filter(({ state, isLeaving }) => state === 'done' && isOurs && !isLeaving).length,
  );
  const isFree = orderNo === null || (mayTakeBack && !now.hasTag('busy'));
  expect(screen.queryAllByRole('button', { name: /^移除/ }).length, 'nor taken back').toBe(
    rows.filter(({ state }) => (state === 'done' && isFree) || state === 'failed').length,
  );
  expect(screen.queryAllByRole('button', { name: /^查看/ }).length, 'what is at the gateway can be seen').toBe(
    rows.filter(({ state }) => state === 'done').length,
  );
  expect(screen.queryAllByRole('button', { name: /^重试/ }).length).toBe(
    rows.filter(({ mayRetry }) => mayRetry).length,
  );
}

/** Buttons carry the file name, events its key. */
const nameOf = (wish: RegExp, key: string) => {
  const file = seen.find((row) => row.key === key);
  return new RegExp(`${wish.source}${file?.name.replaceAll('.', String.raw`\.`) ?? ''}$`);
};

walkView({
  plan: fileUploadPlan,
  mount: (actor) =>
    actor.getSnapshot().context.kind === 'photos' ? (
      <PhotoPicker {...PHOTOS} actor={actor} />
    ) : (
      <FileChecklist actor={actor} wanted={wanted} />
    ),
  perform: {
    'files.choose': ({ docType, files }, { context: { kind, rows } }) => {
      if (kind === 'photos')
        return chooseFile(
          screen.queryByLabelText(rows.length > 0 ? photoUploadCopy.another : photoUploadCopy.choose),
          files,
        );
      const paper = wanted.find((one) => one.docType === docType);
      return chooseFile(screen.queryByLabelText(copy.chooseFor(paper?.name ?? '')), files);
    },
    'file.replace': ({ key, file }) => {
      const row = seen.find((one) => one.key === key);
      return row?.mayReplace ? chooseFile(screen.queryByLabelText(copy.replaceOf(row.name)), [file]) : elsewhere();
    },
    'file.retry': ({ key }) =>
      seen.find((row) => row.key === key)?.mayRetry ? person.press('button', nameOf(/^重试 /, key)) : elsewhere(),
    // Files not yet stored have no preview; an event for one is ignored.
    'file.open': (event) =>
      seen.find(({ key }) => key === event.key)?.mayOpen ? person.press('button', nameOf(/查看 /, event.key)) : late(),
    'file.remove': ({ key }) => person.press('button', nameOf(/^(移除|取消上传) /, key)),
  },
  byWorld: {
    'photo.drawn': 'the drawing of photographs',
    'uploads.resume': 'the session and the line',
    'upload.progressed': 'the upload',
    'upload.ended': 'the upload',
  },
  look,
});

it('a file dropped on a document row is taken for it, without opening in the browser', () => {
  const choose = vi.fn<(docType: string, files: readonly unknown[]) => void>();
  const other = vi.fn<() => void>();
  const on = { choose, remove: other, replace: other, retry: other, open: other };
  const { unmount } = render(<FileChecklistView wanted={wanted} view={{ rows: [], isBusy: false }} on={on} />);
  const [, chinese] = screen.getAllByRole('listitem');
  if (!chinese) throw new Error('there is no paper');
  expect(fireEvent.dragOver(chinese), 'it may be dropped there').toBe(false);
  const file = new File(['%PDF'], 'sds.pdf');
  const drop = createEvent.drop(chinese);
  Object.defineProperty(drop, 'dataTransfer', { value: { files: [file] } });
  expect(fireEvent(chinese, drop)).toBe(false);
  expect(choose.mock.calls).toEqual([['SDS_CN', [file]]]);
  unmount();
});

it('a closed document row can be viewed but not chosen or dropped on', () => {
  const choose = vi.fn<() => void>();
  const other = vi.fn<() => void>();
  const on = { choose, remove: other, replace: other, retry: other, open: other };
  const shut = wanted.map((paper) => ({ ...paper, isShut: true }));
  const { unmount, container } = render(<FileChecklistView wanted={shut} view={{ rows: [], isBusy: false }} on={on} />);
  const [paper] = screen.getAllByRole('listitem');
  if (!paper) throw new Error('there is no paper');
  expect(container.textContent).not.toMatch(/上传|再传一份|拖到这里/);
  const drop = createEvent.drop(paper);
  Object.defineProperty(drop, 'dataTransfer', { value: { files: [new File(['%PDF'], 'sds.pdf')] } });
  expect(fireEvent(paper, drop), 'nor opened in place of the page').toBe(false);
  expect(choose).not.toHaveBeenCalled();
  unmount();
});
