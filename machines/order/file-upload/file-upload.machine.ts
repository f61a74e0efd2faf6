import { assign, sendParent, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { unprovidedCallback } from '../../support/unprovided';
import { paperViewMachine } from '../paper-view';
import {
  admitted,
  changed,
  dropped,
  endedAs,
  fileOf,
  nextRow,
  reportOf,
  resumed,
  retried,
  rowsOf,
  runningRow,
} from './file-upload.rules';
import type {
  ChosenFile,
  FileUploadContext,
  FileUploadEvent,
  FileUploadInput,
  UploadFaultCode,
  UploadFileInput,
  UploadFileOutcome,
  UploadNews,
} from './file-upload.types';

const chart = setup({
  types: {
    input: {} as FileUploadInput,
    context: {} as FileUploadContext,
    events: {} as FileUploadEvent,
    tags: {} as 'busy',
    children: {} as { paperView: 'paperView'; uploadFile: 'uploadFile'; resumeWatcher: 'resumeWatcher' },
  },
  actors: {
    uploadFile: unprovidedCallback<UploadNews, UploadFileInput>('uploadFile'),
    resumeWatcher: unprovidedCallback<Extract<FileUploadEvent, { type: 'uploads.resume' }>>('resumeWatcher'),
    paperView: paperViewMachine,
  },
  guards: {
    isThere: ({ context }, params: { key: string }) => fileOf(context.rows, params.key) !== undefined,
    isAnyWaiting: ({ context }) => nextRow(context.rows) !== undefined,
    isRunning: ({ context }, params: { key: string }) => runningRow(context.rows)?.key === params.key,
  },
  actions: {
    admitFiles: assign(({ context }, params: { docType: string; files: readonly ChosenFile[] }) => ({
      rows: admitted(context.rows, params.docType, params.files),
    })),
    dropFile: assign(({ context: { orderNo, rows } }, params: { key: string }) => ({
      rows: dropped(rows, params.key, orderNo),
    })),
    retryFile: assign(({ context }, params: { key: string }) => ({ rows: retried(context.rows, params.key) })),
    resumeFiles: assign(({ context }, params: { after: UploadFaultCode }) => ({
      rows: resumed(context.rows, params.after),
    })),
    beginNext: assign(({ context: { rows } }) => ({ rows: changed(rows, nextRow(rows)?.key, { state: 'sending' }) })),
    noteProgress: assign(({ context: { rows } }, params: { percent: number }) => ({
      rows: changed(rows, runningRow(rows)?.key, { percent: params.percent }),
    })),
    recordEnd: assign(({ context: { rows } }, params: { outcome: UploadFileOutcome }) => ({
      rows: changed(rows, runningRow(rows)?.key, endedAs(params.outcome)),
    })),
    openPaper: sendTo('paperView', ({ context }, params: { key: string }) => {
      const { fileId = '', name = '' } = fileOf(context.rows, params.key) ?? {};
      return { type: 'paper.open' as const, fileId, name };
    }),
    reportFiles: sendParent(({ context }) => reportOf(context.rows)),
  },
});

/** The papers somebody hands in: chosen, looked at, sent one after the other, and taken back until they are handed in. */
export const fileUploadMachine = chart.createMachine({
  id: 'fileUpload',
  description: '资料上传：逐个上传，可取消、重试',
  context: ({ input: { files, orderNo } }) => ({ orderNo, rows: rowsOf(files) }),
  invoke: [
    { id: 'resumeWatcher', src: 'resumeWatcher' },
    { id: 'paperView', src: 'paperView' },
  ],
  on: {
    'files.choose': { actions: [{ type: 'admitFiles', params: ({ event }) => event }, 'reportFiles'] },
    'file.remove': { actions: [{ type: 'dropFile', params: ({ event }) => event }, 'reportFiles'] },
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
      description: '没有文件在传',
      always: { guard: 'isAnyWaiting', target: 'sending', actions: 'beginNext' },
    },
    sending: {
      description: '正在上传一个文件',
      tags: 'busy',
      invoke: {
        id: 'uploadFile',
        src: 'uploadFile',
        input: ({ context: { orderNo, rows } }) => {
          const { docType = '', file = null } = runningRow(rows) ?? {};
          return { orderNo, docType, file };
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
  },
});

export type FileUploadActor = ActorRefFrom<typeof fileUploadMachine>;
export type FileUploadSnapshot = SnapshotFrom<typeof fileUploadMachine>;
