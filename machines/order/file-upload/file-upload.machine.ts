import { assign, sendParent, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { unprovidedCallback, unprovidedPromise } from '../../support/unprovided';
import { paperViewMachine } from '../paper-view';
import {
  admitFiles,
  changeRow,
  settlePhoto,
  dropRow,
  endUpload,
  findUploadedFile,
  isSubmittedFile,
  nextRow,
  uploadReport,
  resumeRows,
  retryRow,
  uploadRows,
  runningRow,
  photosToDraw,
} from './file-upload.rules';
import type {
  ChosenFile,
  DrawPhotos,
  FileUploadContext,
  FileUploadEvent,
  FileUploadInput,
  PhotoEvent,
  UploadFaultCode,
  UploadFileInput,
  UploadFileOutcome,
  UploadNews,
  WithdrawInput,
  WithdrawOutcome,
} from './file-upload.types';
import { PICTURES } from '../../support/left-out';

const chart = setup({
  types: {
    input: {} as FileUploadInput,
    context: {} as FileUploadContext,
    events: {} as FileUploadEvent,
    tags: {} as 'busy',
    children: {} as {
      paperView: 'paperView';
      photoDrawer: 'photoDrawer';
      uploadFile: 'uploadFile';
      resumeWatcher: 'resumeWatcher';
      withdrawFile: 'withdrawFile';
    },
  },
  actors: {
    uploadFile: unprovidedCallback<UploadNews, UploadFileInput>('uploadFile'),
    withdrawFile: unprovidedPromise<WithdrawOutcome, WithdrawInput>('withdrawFile'),
    resumeWatcher: unprovidedCallback<Extract<FileUploadEvent, { type: 'uploads.resume' }>>('resumeWatcher'),
    photoDrawer: unprovidedCallback<PhotoEvent, undefined, DrawPhotos>('photoDrawer'),
    paperView: paperViewMachine,
  },
  guards: {
    isThere: ({ context }, params: { key: string }) => findUploadedFile(context.rows, params.key) !== undefined,
    isReturned: (_, params: WithdrawOutcome) => params.ok,
    isTakenBack: ({ context: { rows, orderNo, mayTakeBack } }, params: { key: string }) =>
      mayTakeBack && rows.some((row) => row.key === params.key && isSubmittedFile(row, orderNo)),
    isReplaceable: ({ context: { rows, orderNo, mayTakeBack } }, params: { key: string }) =>
      (orderNo === null || mayTakeBack) && findUploadedFile(rows, params.key) !== undefined,
    isAnyWaiting: ({ context }) => nextRow(context.rows) !== undefined,
    isRunning: ({ context }, params: { key: string }) => runningRow(context.rows)?.key === params.key,
  },
  actions: {
    admitFiles: assign(({ context }, params: { docType: string; files: readonly ChosenFile[] }) => ({
      rows: admitFiles(context.rows, { ...params, kind: context.kind }),
    })),
    admitInstead: assign(({ context: { rows, kind } }, { key, file }: { key: string; file: ChosenFile }) => {
      const { docType = '', fileId = '' } = findUploadedFile(rows, key) ?? {};
      return { rows: admitFiles(rows, { kind, docType, files: [file], replaces: fileId }) };
    }),
    drawPhotos: sendTo(
      'photoDrawer',
      ({ context: { rows } }, params: { files: readonly ChosenFile[] }): DrawPhotos => ({
        type: 'photos.draw',
        files: photosToDraw(rows, params.files),
      }),
    ),
    noteDrawn: assign(({ context: { rows } }, params: Pick<PhotoEvent, 'file' | 'small'>) => ({
      rows: settlePhoto(rows, params),
    })),
    noteWithdrawn: assign((_, { key }: { key: string }) => ({ withdrawn: { key, code: null } })),
    dropWithdrawn: assign(({ context: { rows, withdrawn } }) => ({
      rows: rows.filter(({ key }) => key !== withdrawn.key),
    })),
    noteRefused: assign(({ context: { withdrawn } }, params: WithdrawOutcome) =>
      params.ok ? {} : { withdrawn: { ...withdrawn, code: params.failure.code } },
    ),
    noteUnexpected: assign(({ context: { withdrawn } }) => ({
      withdrawn: { ...withdrawn, code: 'unexpected' as const },
    })),
    dropFile: assign(({ context: { orderNo, rows } }, params: { key: string }) => ({
      rows: dropRow(rows, params.key, orderNo),
    })),
    retryFile: assign(({ context }, params: { key: string }) => ({ rows: retryRow(context.rows, params.key) })),
    resumeFiles: assign(({ context }, params: { after: UploadFaultCode }) => ({
      rows: resumeRows(context.rows, params.after),
    })),
    beginNext: assign(({ context: { rows } }) => ({ rows: changeRow(rows, nextRow(rows)?.key, { state: 'sending' }) })),
    noteProgress: assign(({ context: { rows } }, params: { percent: number }) => ({
      rows: changeRow(rows, runningRow(rows)?.key, { percent: params.percent }),
    })),
    recordEnd: assign(({ context: { rows } }, params: { outcome: UploadFileOutcome }) => ({
      rows: endUpload(rows, params.outcome),
    })),
    openPaper: sendTo('paperView', ({ context }, params: { key: string }) => {
      const { fileId = '', name = '' } = findUploadedFile(context.rows, params.key) ?? {};
      return { type: 'paper.open' as const, fileId, name };
    }),
    reportFiles: sendParent(({ context }) => uploadReport(context.rows)),
  },
});

/** Upload of papers or photographs: sent one after another, removable until submitted. */
export const fileUploadMachine = chart.createMachine({
  id: 'fileUpload',
  description: PICTURES && '资料或照片上传：逐个上传，可取消、重试',
  context: ({ input: { files, ...input } }) => ({
    ...input,
    rows: uploadRows(files),
    withdrawn: { key: '', code: null },
  }),
  invoke: [
    { id: 'resumeWatcher', src: 'resumeWatcher' },
    { id: 'paperView', src: 'paperView' },
    { id: 'photoDrawer', src: 'photoDrawer' },
  ],
  on: {
    'files.choose': {
      actions: [
        { type: 'admitFiles', params: ({ event }) => event },
        { type: 'drawPhotos', params: ({ event }) => event },
        'reportFiles',
      ],
    },
    'photo.drawn': { actions: [{ type: 'noteDrawn', params: ({ event }) => event }, 'reportFiles'] },
    'file.remove': { actions: [{ type: 'dropFile', params: ({ event }) => event }, 'reportFiles'] },
    'file.replace': {
      guard: { type: 'isReplaceable', params: ({ event }) => event },
      actions: [
        { type: 'admitInstead', params: ({ event }) => event },
        { type: 'drawPhotos', params: ({ event }) => ({ files: [event.file] }) },
        'reportFiles',
      ],
    },
    'file.retry': { actions: [{ type: 'retryFile', params: ({ event }) => event }, 'reportFiles'] },
    'file.open': {
      guard: { type: 'isThere', params: ({ event }) => event },
      actions: { type: 'openPaper', params: ({ event }) => event },
    },
    'uploads.resume': { actions: [{ type: 'resumeFiles', params: ({ event }) => event }, 'reportFiles'] },
  },
  initial: 'resting',
  states: {
    resting: {
      description: PICTURES && '没有文件在传',
      always: { guard: 'isAnyWaiting', target: 'sending', actions: 'beginNext' },
      on: {
        'file.remove': {
          guard: { type: 'isTakenBack', params: ({ event }) => event },
          target: 'withdrawing',
          actions: { type: 'noteWithdrawn', params: ({ event }) => event },
        },
      },
    },
    sending: {
      description: PICTURES && '正在上传一个文件',
      tags: 'busy',
      invoke: {
        id: 'uploadFile',
        src: 'uploadFile',
        input: ({ context: { orderNo, rows } }) => {
          const { docType = '', file = null, small = null, replaces = '' } = runningRow(rows) ?? {};
          return { orderNo, docType, file, small, replaces };
        },
      },
      on: {
        'upload.progressed': { actions: { type: 'noteProgress', params: ({ event }) => event } },
        'upload.ended': {
          target: 'resting',
          actions: [{ type: 'recordEnd', params: ({ event }) => event }, 'reportFiles'],
        },
        'file.remove': {
          guard: { type: 'isRunning', params: ({ event }) => event },
          target: 'resting',
          actions: [{ type: 'dropFile', params: ({ event }) => event }, 'reportFiles'],
        },
      },
    },
    withdrawing: {
      description: PICTURES && '正在从订单撤回一份资料',
      tags: 'busy',
      invoke: {
        id: 'withdrawFile',
        src: 'withdrawFile',
        input: ({ context: { orderNo, rows, withdrawn } }) => ({
          orderNo: orderNo ?? '',
          fileId: findUploadedFile(rows, withdrawn.key)?.fileId ?? '',
        }),
        onDone: [
          {
            guard: { type: 'isReturned', params: ({ event }) => event.output },
            target: 'resting',
            actions: ['dropWithdrawn', 'reportFiles'],
          },
          { target: 'resting', actions: { type: 'noteRefused', params: ({ event }) => event.output } },
        ],
        onError: { target: 'resting', actions: 'noteUnexpected' },
      },
    },
  },
});

export type FileUploadActor = ActorRefFrom<typeof fileUploadMachine>;
export type FileUploadSnapshot = SnapshotFrom<typeof fileUploadMachine>;
