import { uploadFile } from '../../../../../contract/papers/files';
import type { Reply, TestGateway } from '../../../support/gateway';
import { SMALLEST_JPEG, SMALLEST_PNG } from '../../../../support/pictures';

const OLE = Buffer.from('d0cf11e0a1b11ae100000000', 'hex');
const archive = (...names: string[]) => Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.from(names.join('\0'))]);

/** Smallest valid content per file type. */
export const BYTES: Readonly<Record<string, Buffer>> = {
  pdf: Buffer.from('%PDF-1.4 a sheet'),
  png: SMALLEST_PNG,
  jpg: SMALLEST_JPEG,
  doc: OLE,
  xls: OLE,
  docx: archive('[Content_Types].xml', 'word/document.xml'),
  xlsx: archive('[Content_Types].xml', 'xl/workbook.xml'),
};

export type Handed = { name: string; docType?: string; content?: Buffer };
export type Uploaded = { fileId: string; name: string; bytes: number };

export async function upload(
  gateway: TestGateway,
  token: string,
  { name, docType = 'SDS_CN', content = BYTES['pdf'] ?? Buffer.alloc(0) }: Handed,
): Promise<Pick<Reply<Uploaded>, 'status' | 'code' | 'data'>> {
  const body = new FormData();
  body.append('docType', docType);
  body.append('file', new File([new Uint8Array(content)], name));
  const headers = { appCode: 'echem', host: 'localhost', authorization: token };
  const answer = await gateway.request(uploadFile.path, { method: 'POST', headers, body });
  return { status: answer.status, ...((await answer.json()) as { code: string; data: Uploaded }) };
}
