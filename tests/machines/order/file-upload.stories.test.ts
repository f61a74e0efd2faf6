import { selectFileUpload, type FileUploadView } from '../../../machines/order/file-upload';
import * as papers from '../../../stories/order/file-upload.stories';
import * as photos from '../../../stories/order/photo-picker.stories';
import { describeStories } from '../../support/model/describe-stories';
import { fileUploadPlan } from '../../support/plans/order/file-upload.plan';

/** Files are independent: the look of each row kind, and the neighbours of an uploading one. */
function sight({ rows, isBusy }: FileUploadView): string {
  const last = rows.find(({ state }) => state === 'sending') ?? rows.at(-1);
  if (!last) return 'nothing';
  if (rows.some(({ isLeaving }) => isLeaving)) return 'leaving';
  if (isBusy) return `${last.percent}%${rows.some(({ state }) => state === 'waiting') ? ', one waits' : ''}`;
  return last.keptCode === null ? (last.faultCode ?? last.state) : `kept: ${last.keptCode}`;
}

describeStories({
  plan: fileUploadPlan,
  select: selectFileUpload,
  stories: { ...photos, ...papers, PhotosRefused: photos.WrongKind },
  looks: (view) => ({ sight: sight(view) }),
});
