import { uploadFile } from '../../../contract/papers/files';
import { COMPLAINT_PHOTOS } from '../../../domain/order/changes/complaint';
import { withoutMetadata } from '../../../server/people/files/metadata';
import { jpegOf } from '../trade/modes/cfs/support/photos';
import type { Reply, TestGateway } from './gateway';

/** Thumbnail as the page draws it. */
export const SMALL = withoutMetadata('image/jpeg', jpegOf(192, 144)).toString('base64');

type Taken = { name?: string; content?: Buffer; small?: string; docType?: string };

/** Uploads a complaint photo as the page does; empty `small` omits the thumbnail. */
export async function photographed(
  gateway: TestGateway,
  token: string,
  { name = '渗漏的桶.jpg', content = jpegOf(640, 480), small = SMALL, docType = COMPLAINT_PHOTOS.docType }: Taken = {},
) {
  const body = new FormData();
  body.append('docType', docType);
  if (small !== '') body.append('small', small);
  body.append('file', new File([new Uint8Array(content)], name));
  const headers = { appCode: 'echem', host: 'localhost', authorization: token };
  const answer = await gateway.request(uploadFile.path, { method: 'POST', headers, body });
  const { code, message, data } = (await answer.json()) as Reply<{ fileId: string; name: string } | null>;
  return { status: answer.status, code, message, fileId: data?.fileId ?? '', name: data?.name ?? '' };
}
