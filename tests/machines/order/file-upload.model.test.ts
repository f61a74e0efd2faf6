import { MOST_FILES } from '../../../domain/order/papers/upload';
import { faultOfFile } from '../../../machines/order/file-upload/file-upload.rules';
import { describeModel } from '../../support/model/describe-model';
import { fileUploadPlan } from '../../support/plans/order/file-upload.plan';

describeModel(fileUploadPlan, {
  invariants: {
    'one is sent at a time, and only while something is sent': ({ context, ...now }) =>
      context.rows.filter(({ state }) => state === 'sending').length === (now.matches('sending') ? 1 : 0),
    'nothing waits while nothing is sent': ({ context, ...now }) =>
      !now.matches('resting') || context.rows.every(({ state }) => state !== 'waiting'),
    'what is sent may be sent': ({ context }) =>
      context.rows.every(
        (row) =>
          !['waiting', 'sending'].includes(row.state) ||
          faultOfFile({ ...row, size: row.bytes }, context.kind) === null,
      ),
    'a photograph is sent with what it looks like from afar': ({ context: { kind, rows } }) =>
      kind === 'papers' ||
      rows.every(({ state, small }) => state === 'drawing' || state === 'failed' || small !== null),
    'what failed says why, and nothing else does': ({ context }) =>
      context.rows.every(({ state, faultCode }) => (state === 'failed') === (faultCode !== null)),
    'what is at the gateway has a name there': ({ context }) =>
      context.rows.every(({ state, fileId }) => (state === 'done') === (fileId !== '')),
    'what an order that was answered holds stays on its list': ({ context: { orderNo, mayTakeBack, rows } }, before) =>
      orderNo === null ||
      mayTakeBack ||
      (before?.context.rows ?? []).every(
        ({ key, state }) => state !== 'done' || rows.some((row) => row.key === key && row.state === 'done'),
      ),
    'what was replaced is gone once the other has come': ({ context: { rows } }) =>
      rows.every(
        ({ replaces, state }) => state !== 'done' || replaces === '' || rows.every(({ fileId }) => fileId !== replaces),
      ),
    'never more than an order may have': ({ context }) =>
      context.rows.filter(({ state, replaces }) => state !== 'failed' && (replaces === '' || state === 'done'))
        .length <= MOST_FILES,
  },
});
